import { checkDatabase } from "./check_database.ts";
import type { Command } from "./command.ts";
import { openDatabaseServer } from "./open_database_server.ts";
import { openWorker } from "./open_worker.ts";
import { parseParameters } from "./parse_parameters.ts";
import { untilStopped } from "./until_stopped.ts";

/** The worker alone. */
export const worker: Command = {
  usage: ["worker"],
  summary: "run the worker alone: it audits what waits",
  run: async (parameters, context) => {
    parseParameters(parameters, { options: {}, usage: worker.usage });
    const { config, print } = context;
    await using server = await openDatabaseServer(config);
    await checkDatabase(server.url, { migrate: server.embedded });
    await using _audits = await openWorker(config, server.url);
    await print("Assay's worker is ready");
    await untilStopped(context);
    return 0;
  },
};
