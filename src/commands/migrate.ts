import { connect } from "../database/connect.ts";
import { migrate as migrateDatabase } from "../database/migrate.ts";
import type { Command } from "./command.ts";
import { openDatabaseServer } from "./open_database_server.ts";
import { parseParameters } from "./parse_parameters.ts";

const USAGE = ["migrate [--dry-run]"];

/** Brings the database up to date. */
export const migrate: Command = {
  usage: USAGE,
  summary: "bring the database up to date",
  run: async (parameters, { config, print }) => {
    const { values } = parseParameters(parameters, {
      options: { "dry-run": { type: "boolean", default: false } },
      usage: USAGE,
    });
    const dry_run = values["dry-run"];
    await using server = await openDatabaseServer(config);
    // A migration may take as long as it needs.
    const options = { part: "login", connections: 1, statement_timeout_ms: 0 } as const;
    const login = connect(server.url, options);
    try {
      const done = await migrateDatabase(login, { url: server.url, dry_run });
      const names = [...done.migrations, ...done.functions];
      for (const name of names) await print(`${dry_run ? "to apply" : "applied"}: ${name}`);
      if (names.length === 0) await print("The database is up to date.");
    } finally {
      await login.end({ timeout: 1 });
    }
    return 0;
  },
};
