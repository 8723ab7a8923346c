import type { Report } from "../../src/audit/report.ts";
import type { Database } from "../../src/database/connect.ts";
import { claimAudits } from "../../src/database/statements/claim_audits.ts";
import { releaseUsers } from "../../src/database/statements/release_users.ts";
import { settleAudits } from "../../src/database/statements/settle_audits.ts";
import { createAcceptSubmission } from "../../src/intake/accept_submission.ts";
import type { TestAccount } from "../database/create_test_account.ts";
import type { TestDatabase } from "../database/create_test_database.ts";

export interface FilledLog {
  readonly user_id: string;
  readonly input?: string;
  readonly output?: string;
  readonly session?: string;
  readonly company_user?: string;
  readonly use_case?: string;
  readonly model?: string;
  /** What the audit says; null leaves it undergoing audit. */
  readonly report: Partial<Report> | null;
}

/** Puts logs into an account by the way that the service takes; returns their identifiers. */
export async function fillAccount(
  database: TestDatabase,
  account: TestAccount,
  logs: readonly FilledLog[],
): Promise<string[]> {
  const accept = createAcceptSubmission(database.connect("api", 1), { cooldown_seconds: 0 });
  const worker = database.connect("worker", 1);
  const ids: string[] = [];
  for (const log of logs) {
    const acceptance = await accept(
      { ...account, has_plan: true, balance: 1 },
      { submission: submissionOf(log), tokens: 25 },
    );
    if (acceptance.outcome !== "accepted") throw new Error(acceptance.outcome);
    ids.push(acceptance.submission_id);
    if (log.report !== null) await settle(worker, { account, log, report: log.report });
  }
  return ids;
}

function submissionOf(log: FilledLog) {
  return {
    user_id: log.user_id,
    company_name: "Example Bank",
    use_case: log.use_case ?? "Customer support",
    timestamp: "2026-06-01T12:00:00Z",
    model_version: log.model ?? "assistant-1.4",
    ...(log.company_user !== undefined && { your_company_user_id: log.company_user }),
    ...(log.session !== undefined && { your_company_user_session_id: log.session }),
    input: { value: log.input ?? "How do I pay?", format: "text", country: "DE" },
    output: { value: log.output ?? "By card.", format: "text", country: "global" },
  } as const;
}

/** Settles the oldest log of a user that is undergoing audit. */
export async function settle(
  worker: Database,
  { account, log, report }: { account: TestAccount; log: FilledLog; report: Partial<Report> },
): Promise<void> {
  const user = { account_id: account.account_id, user_id: log.user_id };
  const [claim] = await claimAudits(worker, JSON.stringify([user]));
  const { submission_id, accepted_at, sequence } = claim!.submission!;
  const item = { ...user, session: claim!.session, submission_id, accepted_at, sequence };
  await settleAudits(worker, JSON.stringify([{ ...item, report: sampleReport(log, report) }]));
  await releaseUsers(worker, JSON.stringify([user]));
}

export function sampleReport(log: FilledLog, changes: Partial<Report>): Report {
  return {
    status: "Fully Compliant",
    risk_score: 0,
    violations: [],
    personal_data: [],
    safety_issues: [],
    remediation_steps: [],
    safe_input: log.input ?? "How do I pay?",
    safe_output: log.output ?? "By card.",
    signature: { result: "not_signed" },
    notes: [],
    jurisdictions: ["EU", "DE"],
    domain: [],
    engine: { version: "test", catalogue: "2026-01-01", judge: null },
    ...changes,
  };
}
