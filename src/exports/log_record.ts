import type { Report } from "../audit/report.ts";
import type { ExportedLog } from "./exported_log.ts";

/** A log as JSON shows it: the submission in the caller's own words, and the audit. */
export interface LogRecord {
  readonly submission: Readonly<Record<string, unknown>>;
  readonly audit: {
    readonly state: "pending" | "audited" | "failed";
    readonly audited_at: string | null;
    readonly tokens_charged: number | null;
    readonly failure: string | null;
    readonly report: Report | null;
  };
}

/**
 * Puts a log into the shape of its JSON export. Input and output carry `value` only when the raw
 * texts were asked for; the report's offsets are UTF-16 code units into them.
 */
export function logRecord(log: ExportedLog): LogRecord {
  const optional = {
    your_company_user_id: log.your_company_user_id,
    your_company_user_session_id: log.your_company_user_session_id,
    your_company_signing_key_id: log.your_company_signing_key_id,
  };
  const state = log.report ? "audited" : log.failure === null ? "pending" : "failed";
  return {
    submission: {
      submission_id: log.submission_id,
      accepted_at: log.accepted_at.toISOString(),
      user_id: log.user_id,
      company_name: log.company_name,
      use_case: log.use_case,
      timestamp: log.submitted_timestamp,
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
      model_version: log.model_version,
      input: side(log, "input"),
      output: side(log, "output"),
      tokens: log.tokens,
    },
    audit: {
      state,
      audited_at: log.audited_at?.toISOString() ?? null,
      tokens_charged: log.report ? log.tokens : null,
      failure: log.failure,
      report: log.report,
    },
  };
}

function side(log: ExportedLog, name: "input" | "output"): Record<string, string> {
  return {
    ...(log.raw && { value: log.raw[`${name}_value`] }),
    format: log[`${name}_format`],
    country: log[`${name}_country`],
  };
}
