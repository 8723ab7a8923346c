import { exportList } from "../../exports/export_list.ts";
import type { ExportedLog } from "../../exports/exported_log.ts";
import { isUuid } from "../is_uuid.ts";
import { viewedAccount } from "../section.ts";
import type { PageContext } from "../section.ts";
import type { ExportProgress, ListProgress } from "./create_export_progress.ts";
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
 * there are, a batch at a time, with their safe texts. A page that names its request by `progress`
 * can ask how far it is.
 */
export function exportLogs(format: keyof typeof TYPES, progress: ExportProgress) {
  return function giveLogs(context: PageContext): Response {
    const day = new Date().toISOString().slice(0, 10);
    const key = keyOf(context, context.req.query("progress"));
    context.header("Content-Type", TYPES[format]);
    context.header("Content-Disposition", `attachment; filename="logs-${day}.${format}"`);
    const note = (state: ListProgress): void => void (key && progress.note(key, state));
    return context.body(exportList(batchesOf(context, note), { format }));
  };
}

/** Makes the handler that says how far one's own export is. */
export function exportProgress(progress: ExportProgress) {
  return function tellProgress(context: PageContext): Response | Promise<Response> {
    const key = keyOf(context, context.req.param("progress"));
    const found = key && progress.read(key);
    return found ? context.json(found) : context.notFound();
  };
}

/** Nobody reads another's: the name counts for its person alone. */
function keyOf(context: PageContext, id: string | undefined): string | undefined {
  return isUuid(id) ? `${context.var.viewer.person_id} ${id}` : undefined;
}

async function* batchesOf(
  context: PageContext,
  note: (progress: ListProgress) => void,
): AsyncGenerator<readonly ExportedLog[]> {
  const { scope, zone } = context.var;
  const { account_id } = viewedAccount(context);
  let filter = readLogFilter(new URL(context.req.url).searchParams);
  let logs = 0;
  let state: ListProgress["state"] = "failed";
  try {
    for (;;) {
      note({ logs, state: "running" });
      const found = await findLogs(scope, filter, { account_id, zone, page: BATCH });
      const ids = found.logs.map(({ submission_id }) => submission_id);
      if (ids.length > 0) yield await scope.query(readLogs, account_id, ids);
      logs += ids.length;
      if (found.next === null) break;
      filter = { ...filter, before: found.next };
    }
    state = "done";
  } finally {
    note({ logs, state });
  }
}
