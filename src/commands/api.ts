import { checkDatabase } from "./check_database.ts";
import type { Command } from "./command.ts";
import { openDatabaseServer } from "./open_database_server.ts";
import { openApi, openListener } from "./open_service.ts";
import { parseParameters } from "./parse_parameters.ts";
import { runUntilStopped } from "./run_until_stopped.ts";

/** The interface alone. */
export const api: Command = {
  usage: ["api"],
  summary: "serve the interface alone: POST / and the API reference",
  run: async (parameters, context) => {
    parseParameters(parameters, { options: {}, usage: api.usage });
    const { config, print } = context;
    const server = await openDatabaseServer(config);
    try {
      await checkDatabase(server.url, { migrate: server.embedded });
      const routes = openApi(config, server.url);
      const listener = await openListener(config, routes.routes);
      await print(`Assay is ready at ${listener.url}`);
      await runUntilStopped([listener, routes], context);
    } finally {
      await server.close();
    }
    return 0;
  },
};
