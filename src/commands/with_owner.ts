import type { Config } from "../config.ts";
import { connect } from "../database/connect.ts";
import type { Database } from "../database/connect.ts";
import { checkSchema, migrate } from "../database/migrate.ts";
import { openDatabaseServer } from "./open_database_server.ts";

const STATEMENT_TIMEOUT_MS = 30_000;

/** Does something as the database's owner and closes what it opened. */
export async function withOwner<Result>(
  config: Config,
  work: (owner: Database) => Promise<Result>,
): Promise<Result> {
  await using server = await openDatabaseServer(config);
  const options = { connections: 1, statement_timeout_ms: STATEMENT_TIMEOUT_MS };
  const login = connect(server.url, { part: "login", ...options });
  const owner = connect(server.url, { part: "owner", ...options });
  try {
    // The embedded database is nobody's but ours: it may be brought up to date unasked.
    if (server.embedded) await migrate(login, { url: server.url });
    else await checkSchema(login);
    return await work(owner);
  } finally {
    await Promise.all([login.end({ timeout: 1 }), owner.end({ timeout: 1 })]);
  }
}
