import type { ExportedLog } from "./exported_log.ts";
import { logRecord } from "./log_record.ts";

/** One log as indented JSON: the submission and the whole report. The same log, the same bytes. */
export function exportJson(log: ExportedLog): string {
  return `${JSON.stringify(logRecord(log), undefined, 2)}\n`;
}
