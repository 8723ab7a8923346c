import { checkDatabase } from "./check_database.ts";
import type { Command } from "./command.ts";
import { createDemonstrationAccount } from "./create_demonstration_account.ts";
import { openApi } from "./open_api.ts";
import { openDashboard } from "./open_dashboard.ts";
import { openDatabaseServer } from "./open_database_server.ts";
import { openListener } from "./open_listener.ts";
import { openWorker } from "./open_worker.ts";
import { parseParameters } from "./parse_parameters.ts";
import { printSetupLink } from "./print_setup_link.ts";
import { untilStopped } from "./until_stopped.ts";
import { welcome } from "./welcome.ts";

/** All parts in one process. */
export const start: Command = {
  usage: ["start"],
  summary: "run all parts in one process",
  run: async (parameters, context) => {
    parseParameters(parameters, { options: {}, usage: start.usage });
    const { config, print } = context;
    await using server = await openDatabaseServer(config);
    await checkDatabase(server.url, { migrate: true });
    const api_key = server.embedded ? await createDemonstrationAccount(server.url) : undefined;
    await using _audits = await openWorker(config, server.url);
    await using api = openApi(config, server.url);
    await using pages = await openDashboard(config, server.url);
    await using listener = await openListener(config, [...api.routes, ...pages.routes]);
    await print(`Assay is ready at ${listener.url}`);
    for (const line of welcome(listener.url, api_key)) await print(line);
    const address = config.publicUrl ?? listener.url;
    if (server.embedded) await printSetupLink(server.url, { address, print });
    await untilStopped(context);
    pages.endStreams();
    return 0;
  },
};
