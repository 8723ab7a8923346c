import type { Context } from "hono";
import { exportCsv } from "../../exports/export_csv.ts";
import { exportJson } from "../../exports/export_json.ts";
import { exportPdf } from "../../exports/export_pdf.ts";
import type { ExportedLog } from "../../exports/exported_log.ts";
import { viewedAccount } from "../section.ts";
import type { PageContext } from "../section.ts";
import { receiptOf } from "./find_logs.ts";
import { SUBMISSION_ID } from "./log_filter.ts";
import { readLog } from "./statements/read_log.ts";
import { revealSubmission } from "./statements/reveal_submission.ts";

const TYPES = {
  json: "application/json; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
} as const;

export type LogFormat = keyof typeof TYPES;

/**
 * Makes the handler that gives out one log as a file: with the safe texts when it is asked for by
 * GET, with the raw ones, and a record of it, when by POST.
 */
export function exportLog(format: LogFormat) {
  return async function giveLog(context: PageContext): Promise<Response> {
    const { scope, viewer } = context.var;
    const { account_id } = viewedAccount(context);
    const id = context.req.param("id") ?? "";
    if (!SUBMISSION_ID.test(id)) return context.notFound();
    const [log] = await scope.query(readLog, account_id, id, receiptOf(id));
    if (log === undefined) return context.notFound();
    if (context.req.method === "GET") return await answer(context, { format, log });
    const [raw] = await scope.query(revealSubmission, account_id, id, viewer.person_id, format);
    return await answer(context, { format, log: { ...log, raw: raw ?? null } });
  };
}

async function answer(
  context: Context,
  { format, log }: { readonly format: LogFormat; readonly log: ExportedLog },
): Promise<Response> {
  context.header("Content-Type", TYPES[format]);
  context.header("Content-Disposition", `attachment; filename="${log.submission_id}.${format}"`);
  if (format === "pdf") return context.body(await exportPdf(log));
  return context.body(format === "json" ? exportJson(log) : exportCsv(log));
}
