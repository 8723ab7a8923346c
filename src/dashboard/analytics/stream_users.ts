import { csvLine } from "../../exports/csv_line.ts";
import { streamText } from "../../exports/stream_text.ts";
import type { Scope } from "../scope.ts";
import { streaksTable, usersTable } from "./analytics_tables.ts";
import type { DataTable } from "./data_table.ts";
import type { Month } from "./months.ts";
import { listUsers } from "./statements/list_users.ts";
import { listUsersStreaks } from "./statements/list_users_streaks.ts";

const BATCH = 1000;

/** Tables with a row for each user, of whom there may be any number. */
export const USER_TABLES = ["users", "streaks"] as const;
export type UserTable = (typeof USER_TABLES)[number];

export interface StreamUsersOptions {
  readonly name: UserTable;
  readonly account_id: string;
  readonly month: Month;
}

/**
 * All users' rows as CSV, a batch at a time. They come by name and not by rank, because ranks
 * change while they are read.
 */
export function streamUsers(
  scope: Scope,
  options: StreamUsersOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return streamText(writeUsers(scope, options));
}

async function* writeUsers(scope: Scope, options: StreamUsersOptions): AsyncGenerator<string> {
  for (let after = "", first = true; ; first = false) {
    const { rows, table } = await readBatch(scope, { ...options, after });
    const lines = first ? [table.columns, ...table.rows] : table.rows;
    yield lines.map((line) => csvLine(line)).join("");
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.user_id;
  }
}

async function readBatch(
  scope: Scope,
  options: StreamUsersOptions & { readonly after: string },
): Promise<{ readonly rows: readonly { readonly user_id: string }[]; readonly table: DataTable }> {
  const { name, account_id, month, after } = options;
  if (name === "users") {
    const users = await scope.query(listUsers, account_id, `${month}-01`, after, BATCH);
    return { rows: users, table: usersTable({ month, users }) };
  }
  const streaks = await scope.query(listUsersStreaks, account_id, after, BATCH);
  return { rows: streaks, table: streaksTable({ streaks }) };
}
