import type { Database } from "./connect.ts";

/** One SQL statement with its name, its parameters' and its rows' types. */
export interface Statement<Parameters extends readonly unknown[], Row> {
  readonly name: string;
  readonly text: string;
  (database: Database, ...parameters: Parameters): Promise<Row[]>;
}

/**
 * Gives a plain SQL text a name and types. Statements stand one a file in `statements/`, where a
 * test describes each against a live database, so that a wrong column fails there.
 *
 * @param name as its file is named
 * @param text with `$1`, `$2` … for the parameters
 */
export function defineStatement<Parameters extends readonly unknown[], Row>(
  name: string,
  text: string,
): Statement<Parameters, Row> {
  async function run(database: Database, ...parameters: Parameters): Promise<Row[]> {
    const rows = await database.unsafe(text, parameters as unknown as never[], { prepare: true });
    return rows as unknown as Row[];
  }
  return Object.defineProperties(run, {
    name: { value: name },
    text: { value: text },
  }) as unknown as Statement<Parameters, Row>;
}
