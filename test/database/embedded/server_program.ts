import { openEmbeddedServer } from "../../../src/database/embedded_server.ts";
import { createLog } from "../../../src/log.ts";
import { OperatorError } from "../../../src/operator_error.ts";

/** Opens the server of a folder, prints its connection string, and closes it when told to end. */
async function main(data_directory: string): Promise<void> {
  const log = createLog("database", { logLevel: "warn" });
  const server = await openEmbeddedServer({ data_directory, log });
  const staying = setInterval(() => {}, 60_000);
  process.once("SIGTERM", async () => {
    await server.close();
    clearInterval(staying);
  });
  console.log(server.url);
}

try {
  await main(process.argv[2]!);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
