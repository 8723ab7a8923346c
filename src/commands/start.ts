import { checkDatabase } from "./check_database.ts";
import type { Command, CommandContext } from "./command.ts";
import { createDemonstrationAccount } from "./create_demonstration_account.ts";
import { openDatabaseServer } from "./open_database_server.ts";
import { openApi, openDashboard, openListener, openWorker } from "./open_service.ts";
import { parseParameters } from "./parse_parameters.ts";
import { runUntilStopped } from "./run_until_stopped.ts";
import { connect } from "../database/connect.ts";
import { createSetupLink } from "../dashboard/create_setup_link.ts";
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
      if (server.embedded) await printSetupLink(server.url, { address: listener.url, print });
      await runUntilStopped([dashboard, listener, { close: worker.stop }, api], context);
    } finally {
      await server.close();
    }
    return 0;
  },
};

/** The link by which the first operator joins; nothing once there is one. */
async function printSetupLink(
  url: string,
  { address, print }: { readonly address: string } & Pick<CommandContext, "print">,
): Promise<void> {
  const owner = connect(url, { part: "owner", connections: 1, statement_timeout_ms: 10_000 });
  try {
    const link = await createSetupLink(owner, address);
    if (link !== undefined)
      await print(`Open this once to become the dashboard's operator: ${link}`);
  } finally {
    await owner.end({ timeout: 1 });
  }
}
