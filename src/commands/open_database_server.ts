import type { Config } from "../config.ts";
import { openEmbeddedServer } from "../database/embedded_server.ts";
import { createLog } from "../log.ts";

/** Disposing of it leaves the server; an embedded one that nobody else uses stops. */
export interface DatabaseServer extends AsyncDisposable {
  /** Connection string of the login role. */
  readonly url: string;
  readonly embedded: boolean;
}

/**
 * The database of DATABASE_URL or, where there is none, the embedded one.
 *
 * @throws OperatorError when the embedded server cannot be started
 */
export async function openDatabaseServer(config: Config): Promise<DatabaseServer> {
  if (config.databaseUrl !== null) {
    return { url: config.databaseUrl, embedded: false, [Symbol.asyncDispose]: async () => {} };
  }
  const server = await openEmbeddedServer({
    data_directory: config.dataDirectory,
    log: createLog("database", config),
  });
  return { url: server.url, embedded: true, [Symbol.asyncDispose]: server.close };
}
