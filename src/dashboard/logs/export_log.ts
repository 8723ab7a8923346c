import { html } from "hono/html";
import { exportCsv } from "../../exports/export_csv.ts";
import { exportJson } from "../../exports/export_json.ts";
import { PdfUnavailable } from "../../exports/create_pdf_thread.ts";
import type { ExportedLog } from "../../exports/exported_log.ts";
import { errorFields } from "../../error_fields.ts";
import { page } from "../page.ts";
import { viewedAccount } from "../section.ts";
import type { PageContext, Services } from "../section.ts";
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
export function exportLog(format: LogFormat, services: Services) {
  return async function giveLog(context: PageContext): Promise<Response> {
    const { scope, viewer } = context.var;
    const { account_id } = viewedAccount(context);
    const id = context.req.param("id") ?? "";
    if (!SUBMISSION_ID.test(id)) return context.notFound();
    const [log] = await scope.query(readLog, account_id, id, receiptOf(id));
    if (log === undefined) return context.notFound();
    if (context.req.method === "GET") return await answer(context, { format, log, services });
    const [raw] = await scope.query(revealSubmission, account_id, id, viewer.person_id, format);
    return await answer(context, { format, log: { ...log, raw: raw ?? null }, services });
  };
}

interface Answer {
  readonly format: LogFormat;
  readonly log: ExportedLog;
  readonly services: Services;
}

async function answer(context: PageContext, { format, log, services }: Answer): Promise<Response> {
  const file = format === "pdf" ? await makePdf(log, services) : textFile(format, log);
  if (file === undefined) return pdfUnavailable(context);
  context.header("Content-Type", TYPES[format]);
  context.header("Content-Disposition", `attachment; filename="${log.submission_id}.${format}"`);
  return context.body(file);
}

function textFile(format: "json" | "csv", log: ExportedLog): string {
  return format === "json" ? exportJson(log) : exportCsv(log);
}

async function makePdf(
  log: ExportedLog,
  services: Services,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await services.pdf.exportPdf(log);
  } catch (error) {
    if (!(error instanceof PdfUnavailable)) throw error;
    services.log.warn({ event: "pdf_unavailable", ...errorFields(error.cause) });
    return undefined;
  }
}

function pdfUnavailable(context: PageContext): Response | Promise<Response> {
  return page(context, {
    title: "No PDF for now",
    status: 503,
    body: html`<p>
        This log's PDF could not be made in time. Please try again in a moment; the JSON and CSV
        exports hold the same.
      </p>
      <p><a class="button" href="/dashboard/logs">To the logs</a></p>`,
  });
}
