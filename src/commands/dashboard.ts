import { checkDatabase } from "./check_database.ts";
import type { Command } from "./command.ts";
import { openDashboard } from "./open_dashboard.ts";
import { openDatabaseServer } from "./open_database_server.ts";
import { openListener } from "./open_listener.ts";
import { parseParameters } from "./parse_parameters.ts";
import { printSetupLink } from "./print_setup_link.ts";
import { untilStopped } from "./until_stopped.ts";

/** The dashboard alone. */
export const dashboard: Command = {
  usage: ["dashboard"],
  summary: "serve the dashboard alone: its pages and exports",
  run: async (parameters, context) => {
    parseParameters(parameters, { options: {}, usage: dashboard.usage });
    const { config, print } = context;
    await using server = await openDatabaseServer(config);
    await checkDatabase(server.url, { migrate: server.embedded });
    await using pages = await openDashboard(config, server.url);
    await using listener = await openListener(config, pages.routes);
    await print(`Assay is ready at ${listener.url}`);
    const address = config.publicUrl ?? listener.url;
    if (server.embedded) await printSetupLink(server.url, { address, print });
    await untilStopped(context);
    pages.endStreams();
    return 0;
  },
};
