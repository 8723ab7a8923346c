import { writeFile } from "node:fs/promises";
import { connect } from "./connect.ts";
import { describeSchema } from "./statements/describe_schema.ts";

/**
 * Writes the picture of a migrated database's schema to `sql/schema.txt`.
 *
 * @param url connection string of the database
 */
export async function writeSchema(url: string): Promise<void> {
  const database = connect(url, { part: "login", connections: 1, statement_timeout_ms: 10_000 });
  const lines = await describeSchema(database);
  await database.end();
  const text = lines.map((row) => `${row.line}\n`).join("");
  await writeFile(new URL("../../sql/schema.txt", import.meta.url), text);
}

if (import.meta.main) await writeSchema(process.argv[2]!);
