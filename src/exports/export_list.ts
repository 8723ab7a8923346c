import type { Report } from "../audit/report.ts";
import { csvLine } from "./csv_line.ts";
import type { ExportedLog } from "./exported_log.ts";
import { logRecord } from "./log_record.ts";
import { streamText } from "./stream_text.ts";

export interface ExportListOptions {
  /** csv: a row a log, with a header; jsonl: the JSON export of a log a line. */
  readonly format: "csv" | "jsonl";
}

const HEADER = [
  "submission_id",
  "accepted_at",
  "state",
  "status",
  "risk_score",
  "laws",
  "personal_data",
  "safety_issues",
  "remediation_steps",
  "user_id",
  "your_company_user_id",
  "your_company_user_session_id",
  "company_name",
  "use_case",
  "model_version",
  "input_country",
  "output_country",
  "tokens",
  "audited_at",
  "input",
  "output",
];

/**
 * Many logs as a stream of UTF-8, a batch at a time as its reader takes them. Texts are the safe
 * ones unless a log carries the raw ones.
 *
 * @param batches for example a cursor of the database
 */
export function exportList(
  batches: AsyncIterable<readonly ExportedLog[]>,
  options: ExportListOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return streamText(writeList(batches, options));
}

async function* writeList(
  batches: AsyncIterable<readonly ExportedLog[]>,
  { format }: ExportListOptions,
): AsyncGenerator<string> {
  const write = format === "csv" ? csvRow : jsonLine;
  if (format === "csv") yield csvLine(HEADER);
  for await (const batch of batches) yield batch.map(write).join("");
}

function jsonLine(log: ExportedLog): string {
  return `${JSON.stringify(logRecord(log))}\n`;
}

function csvRow(log: ExportedLog): string {
  const { report } = log;
  return csvLine([
    log.submission_id,
    log.accepted_at.toISOString(),
    report ? "audited" : log.failure === null ? "pending" : "failed",
    report?.status ?? null,
    report?.risk_score ?? null,
    report && lawsOf(report),
    report && kindsOf(report),
    report && distinct(report.safety_issues.map((issue) => issue.category)),
    report?.remediation_steps.length ?? null,
    log.user_id,
    log.your_company_user_id,
    log.your_company_user_session_id,
    log.company_name,
    log.use_case,
    log.model_version,
    log.input_country,
    log.output_country,
    log.tokens,
    log.audited_at?.toISOString() ?? null,
    log.raw?.input_value ?? report?.safe_input ?? null,
    log.raw?.output_value ?? report?.safe_output ?? null,
  ]);
}

function lawsOf(report: Report): string {
  return distinct(report.violations.map((violation) => `${violation.law} ${violation.article}`));
}

function kindsOf(report: Report): string {
  return distinct(report.personal_data.filter(({ personal }) => personal).map(({ kind }) => kind));
}

function distinct(names: readonly string[]): string {
  return [...new Set(names)].join("; ");
}
