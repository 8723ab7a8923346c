import { defineStatement } from "../../../database/statement.ts";

export interface HealthRow {
  readonly pending: number;
  readonly oldest_pending_at: Date | null;
  readonly jobs_waiting: number;
  readonly jobs_failing: number;
  /** Audits settled in the last five minutes. */
  readonly audits_last_minutes: number;
  readonly database_bytes: number;
}

/** How the service is doing; nothing for who is no operator. */
export const readHealth = defineStatement<[], HealthRow>(
  "read_health",
  `select pending, oldest_pending_at, jobs_waiting, jobs_failing, audits_last_minutes,
     database_bytes
   from assay.read_health()`,
);
