import { connect } from "../database/connect.ts";
import { checkSchema, migrate } from "../database/migrate.ts";

/**
 * Makes sure that the database holds the schema that this program works with.
 *
 * @param options with `migrate` it is brought up to date, otherwise it must be
 */
export async function checkDatabase(
  url: string,
  options: { readonly migrate: boolean },
): Promise<void> {
  const login = connect(url, { part: "login", connections: 1, statement_timeout_ms: 0 });
  try {
    if (options.migrate) await migrate(login, { url });
    else await checkSchema(login);
  } finally {
    await login.end({ timeout: 1 });
  }
}
