import { checkDatabase } from "./check_database.ts";
import type { Command } from "./command.ts";
import { openApi } from "./open_api.ts";
import { openDatabaseServer } from "./open_database_server.ts";
import { openListener } from "./open_listener.ts";
import { parseParameters } from "./parse_parameters.ts";
import { untilStopped } from "./until_stopped.ts";

/** The interface alone. */
export const api: Command = {
  usage: ["api"],
  summary: "serve the interface alone: POST / and the API reference",
  run: async (parameters, context) => {
    parseParameters(parameters, { options: {}, usage: api.usage });
    const { config, print } = context;
    await using server = await openDatabaseServer(config);
    await checkDatabase(server.url, { migrate: server.embedded });
    await using routes = openApi(config, server.url);
    await using listener = await openListener(config, routes.routes);
    await print(`Assay is ready at ${listener.url}`);
    await untilStopped(context);
    return 0;
  },
};
