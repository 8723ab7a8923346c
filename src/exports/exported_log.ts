import type { Report } from "../audit/report.ts";

/** What was said and answered, to the letter. */
export interface RawTexts {
  readonly input_value: string;
  readonly output_value: string;
}

/** A log as every export takes it. */
export interface ExportedLog {
  readonly submission_id: string;
  readonly accepted_at: Date;
  readonly user_id: string;
  readonly company_name: string;
  readonly use_case: string;
  /** The caller's own time of submission, to the letter. */
  readonly submitted_timestamp: string;
  readonly your_company_user_id: string | null;
  readonly your_company_user_session_id: string | null;
  readonly model_version: string;
  readonly your_company_signing_key_id: string | null;
  readonly input_format: "text" | "json";
  readonly input_country: string;
  readonly output_format: "text" | "json";
  readonly output_country: string;
  /** Tokens of input and output together. */
  readonly tokens: number;
  /** null until the audit is settled. */
  readonly report: Report | null;
  readonly audited_at: Date | null;
  /** Why the audit failed for good; null when it has not. */
  readonly failure: string | null;
  /** Only when the reader asked for them and that was recorded; otherwise the safe texts stand. */
  readonly raw?: RawTexts | null;
}
