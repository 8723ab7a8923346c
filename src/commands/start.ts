import { checkDatabase } from "./check_database.ts";
import type { Command } from "./command.ts";
import { createDemonstrationAccount } from "./create_demonstration_account.ts";
import { openDatabaseServer } from "./open_database_server.ts";
import { openApi, openDashboard, openListener, openWorker } from "./open_service.ts";
import { parseParameters } from "./parse_parameters.ts";
import { printSetupLink } from "./print_setup_link.ts";
import { runUntilStopped } from "./run_until_stopped.ts";
import { welcome } from "./welcome.ts";

/** All parts in one process. */
export const start: Command = {
  usage: ["start"],
  summary: "run all parts in one process",
  run: async (parameters, context) => {
    parseParameters(parameters, { options: {}, usage: start.usage });
    const { config, print } = context;
    const server = await openDatabaseServer(config);
    try {
      await checkDatabase(server.url, { migrate: true });
      const api_key = server.embedded ? await createDemonstrationAccount(server.url) : undefined;
      const worker = await openWorker(config, server.url);
      const api = openApi(config, server.url);
      const dashboard = await openDashboard(config, server.url);
      const routes = [...api.routes, ...dashboard.routes];
      const listener = await openListener(config, routes).catch(async (error: unknown) => {
        await worker.stop();
        throw error;
      });
      await print(`Assay is ready at ${listener.url}`);
      for (const line of welcome(listener.url, api_key)) await print(line);
      const address = config.publicUrl ?? listener.url;
      if (server.embedded) await printSetupLink(server.url, { address, print });
      await runUntilStopped([dashboard, listener, { close: worker.stop }, api], context);
    } finally {
      await server.close();
    }
    return 0;
  },
};
