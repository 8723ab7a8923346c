import type { Logger } from "pino";
import type { Report } from "../audit/report.ts";
import { batchCalls } from "../database/batch_calls.ts";
import type { Database } from "../database/connect.ts";
import { isDatabaseUnavailable } from "../database/is_database_unavailable.ts";
import { claimAudits } from "../database/statements/claim_audits.ts";
import type { ClaimedRow, PendingSubmission } from "../database/statements/claim_audits.ts";
import { failAudit } from "../database/statements/fail_audit.ts";
import { releaseUsers } from "../database/statements/release_users.ts";
import { settleAudits } from "../database/statements/settle_audits.ts";
import { errorFields } from "../error_fields.ts";
import { AuditTimeout } from "./create_audit_threads.ts";

export interface User {
  readonly account_id: string;
  readonly user_id: string;
}

export interface AuditUserOptions {
  readonly log: Logger;
  /** How often an audit is tried before its submission has failed for good. */
  readonly attempts: number;
  readonly audit: (submission: PendingSubmission) => Promise<Report>;
}

/** The user's turn is another worker's: the job must come again. */
export class TurnTaken extends Error {
  override readonly name = "TurnTaken";
}

/** The user's next try is not due yet: the job must come again then. */
export class NotDue extends Error {
  override readonly name = "NotDue";
  readonly due_at: Date;

  constructor(due_at: string) {
    super();
    this.due_at = new Date(due_at);
  }
}

/** The connection that held the user's turn is gone, and with it the turn. */
export class TurnLost extends Error {
  override readonly name = "TurnLost";
}

const LARGEST_BATCH = 64;

interface Audited {
  readonly session: string;
  readonly submission: PendingSubmission;
  readonly report: Report;
}

/**
 * Makes the function that audits all that waits of one user, one submission after another in the
 * order of acceptance. The user's turn is an advisory lock of the one connection: no other worker
 * audits the user meanwhile, and the lock ends with the connection. Users that are worked on
 * together share their statements.
 *
 * @param database a pool of exactly one connection, of the worker role
 * @returns a function that resolves when nothing waits any more, or the next try is queued; it
 *   rejects with TurnTaken, NotDue, TurnLost, or what the database threw
 */
export function createAuditUser(
  database: Database,
  options: AuditUserOptions,
): (user: User) => Promise<void> {
  const statements = batchStatements(database);
  const working = new Map<string, Promise<void>>();

  async function auditWaiting(user: User): Promise<void> {
    for (;;) {
      const claim = await statements.claim(user);
      if (!claim.claimed) throw new TurnTaken();
      let next: "go_on" | "come_again" = "go_on";
      let waits = false;
      try {
        if (claim.submission !== null) next = await auditOne(claim.session, claim.submission);
      } finally {
        waits = await release(user);
      }
      if (!waits || next === "come_again") return;
    }
  }

  async function release(user: User): Promise<boolean> {
    try {
      return await statements.release(user);
    } catch (error) {
      // A turn that cannot be given back is given back by the end of the connection.
      await database.end({ timeout: 0 });
      throw error;
    }
  }

  async function auditOne(
    session: string,
    submission: PendingSubmission,
  ): Promise<"go_on" | "come_again"> {
    const { submission_id } = submission;
    // A later submission must not pass by: users are audited in order.
    if (submission.not_before !== null) throw new NotDue(submission.not_before);
    options.log.debug({ event: "audit_started", submission_id });
    try {
      const report = await options.audit(submission);
      if (!(await statements.settle({ session, submission, report }))) throw new TurnLost();
    } catch (error) {
      if (error instanceof TurnLost || isDatabaseUnavailable(error)) throw error;
      const attempts_left = await countFailure({ session, submission, error });
      return attempts_left === 0 ? "go_on" : "come_again";
    }
    options.log.debug({ event: "audit_settled", submission_id });
    return "go_on";
  }

  async function countFailure(failure: Failure): Promise<number> {
    const { submission_id, account_id, user_id, sequence } = failure.submission;
    const reason = reasonOf(failure.error);
    const [row] = await failAudit(
      database,
      failure.session,
      submission_id,
      account_id,
      user_id,
      sequence,
      reason,
      options.attempts,
    );
    if (row === undefined) throw new TurnLost();
    const { attempts_left } = row;
    const fields = { event: "audit_failed", submission_id, attempts_left };
    options.log.warn({ ...fields, ...errorFields(failure.error) });
    return attempts_left;
  }

  return async function auditUser(user) {
    const key = keyOf(user);
    // The lock is the connection's, so within this process users take turns here.
    while (working.has(key)) await working.get(key)!.catch(() => {});
    const work = auditWaiting(user);
    working.set(key, work);
    try {
      await work;
    } finally {
      working.delete(key);
    }
  };
}

interface Failure {
  readonly session: string;
  readonly submission: PendingSubmission;
  readonly error: unknown;
}

/** A line for people, without the error's message, which may quote the audited text. */
function reasonOf(error: unknown): string {
  if (error instanceof AuditTimeout) return "The audit took longer than it may.";
  const { error: name, code } = errorFields(error);
  return `The audit ended with ${code === undefined ? name : `${name} (${code})`}.`;
}

function keyOf(user: User): string {
  return `${user.account_id}/${user.user_id}`;
}

interface Statements {
  claim(user: User): Promise<ClaimedRow>;
  /** Whether the audit is settled by this call. */
  settle(audited: Audited): Promise<boolean>;
  /** Whether a submission of the user waits. */
  release(user: User): Promise<boolean>;
}

function batchStatements(database: Database): Statements {
  const options = {
    largest_batch: LARGEST_BATCH,
    longest_queue: Number.POSITIVE_INFINITY,
    isolate: (error: unknown) => !isDatabaseUnavailable(error),
  };
  return {
    claim: batchCalls((users) => claimBatch(database, users), keyOf, options),
    settle: batchCalls(
      (audits) => settleBatch(database, audits),
      ({ submission }) => keyOf(submission),
      options,
    ),
    release: batchCalls((users) => releaseBatch(database, users), keyOf, options),
  };
}

async function claimBatch(database: Database, users: User[]): Promise<ClaimedRow[]> {
  const rows = await claimAudits(database, JSON.stringify(users));
  const byUser = new Map(rows.map((row) => [keyOf(row), row]));
  return users.map((user) => byUser.get(keyOf(user))!);
}

async function settleBatch(database: Database, audits: Audited[]): Promise<boolean[]> {
  const items = audits.map(({ session, submission, report }) => ({
    session,
    submission_id: submission.submission_id,
    accepted_at: submission.accepted_at,
    account_id: submission.account_id,
    user_id: submission.user_id,
    sequence: submission.sequence,
    report,
  }));
  const rows = await settleAudits(database, JSON.stringify(items));
  const settled = new Set(rows.map((row) => row.submission_id));
  return items.map((item) => settled.has(item.submission_id));
}

async function releaseBatch(database: Database, users: User[]): Promise<boolean[]> {
  const waiting = new Set((await releaseUsers(database, JSON.stringify(users))).map(keyOf));
  return users.map((user) => waiting.has(keyOf(user)));
}
