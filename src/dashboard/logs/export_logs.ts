import { exportList } from "../../exports/export_list.ts";
import type { ExportedLog } from "../../exports/exported_log.ts";
import { viewedAccount } from "../section.ts";
import type { PageContext } from "../section.ts";
import { findLogs } from "./find_logs.ts";
import { readLogFilter } from "./log_filter.ts";
import { readLogs } from "./statements/read_logs.ts";

const BATCH = 500;

const TYPES = {
  csv: "text/csv; charset=utf-8",
  jsonl: "application/x-ndjson; charset=utf-8",
} as const;

/**
 * Makes the handler that gives out all logs that fit the address's filter, as a stream: as many as
 * there are, a batch at a time, with their safe texts.
 */
export function exportLogs(format: keyof typeof TYPES) {
  return function giveLogs(context: PageContext): Response {
    const day = new Date().toISOString().slice(0, 10);
    context.header("Content-Type", TYPES[format]);
    context.header("Content-Disposition", `attachment; filename="logs-${day}.${format}"`);
    return context.body(exportList(batchesOf(context), { format }));
  };
}

async function* batchesOf(context: PageContext): AsyncGenerator<readonly ExportedLog[]> {
  const { scope, zone } = context.var;
  const { account_id } = viewedAccount(context);
  let filter = readLogFilter(new URL(context.req.url).searchParams);
  for (;;) {
    const found = await findLogs(scope, filter, { account_id, zone, page: BATCH });
    const ids = found.logs.map(({ submission_id }) => submission_id);
    if (ids.length > 0) yield await scope.query(readLogs, account_id, ids);
    if (found.next === null) return;
    filter = { ...filter, before: found.next };
  }
}
