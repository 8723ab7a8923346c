import type { AuditSubmission } from "../contract/schemas/audit_submission.ts";
import { batchCalls } from "../database/batch_calls.ts";
import type { Database } from "../database/connect.ts";
import { isDatabaseUnavailable } from "../database/is_database_unavailable.ts";
import { acceptSubmissions } from "../database/statements/accept_submissions.ts";
import type { AcceptedRow } from "../database/statements/accept_submissions.ts";
import type { Caller } from "./authenticate_key.ts";
import { submissionId } from "./submission_id.ts";

/** What became of a submission. */
export type Acceptance =
  | { readonly outcome: "accepted"; readonly submission_id: string }
  | { readonly outcome: "unauthorized" | "no_subscription" | "insufficient_tokens" }
  | { readonly outcome: "cooldown"; readonly retry_after: number };

export interface AcceptOptions {
  /** Seconds between two accepted submissions of one user. */
  readonly cooldown_seconds: number;
}

/** A row of the accepting statement's batch, ready to be stored. */
interface Item {
  readonly submission_id: string;
  readonly account_id: string;
  readonly user_id: string;
  /** The row as JSON text without its closing brace, so that it is serialized only once. */
  readonly json: string;
}

const LARGEST_BATCH = 64;
const LONGEST_QUEUE = 2048;
/** How long a batch is tried again whose commit is unknown, in ms; then its callers get a 500. */
const RETRY_MS = 3000;
const RETRY_PAUSE_MS = 100;
/** Errors after which the statement may have been committed; after others it was never sent. */
const LOST_UNDER_WAY = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
]);

/**
 * Makes the function that accepts a submission. Submissions in flight together are accepted in one
 * statement and one commit; a resolved promise means that the submission and its job are durable.
 *
 * @returns a function that resolves with what became of the submission; it rejects when the
 *   database is out of reach or too many submissions wait
 */
export function createAcceptSubmission(
  database: Database,
  options: AcceptOptions,
): (caller: Caller, accepted: SubmissionWithTokens) => Promise<Acceptance> {
  const accept = batchCalls(
    (items: Item[]) => acceptBatch(database, { items, ...options }),
    (item) => `${item.account_id}/${item.user_id}`,
    {
      largest_batch: LARGEST_BATCH,
      longest_queue: LONGEST_QUEUE,
      isolate: (error) => !isDatabaseUnavailable(error),
      concerns_all: isDatabaseUnavailable,
    },
  );
  return async function acceptSubmission(caller, { submission, tokens }) {
    for (;;) {
      const row = await accept(itemOf(caller, { submission, tokens }));
      // The balance did not reach for all of the batch: alone, a submission is always decided.
      if (row.outcome !== "undecided") return acceptanceOf(row);
    }
  };
}

export interface SubmissionWithTokens {
  readonly submission: AuditSubmission;
  readonly tokens: number;
}

function itemOf(caller: Caller, { submission, tokens }: SubmissionWithTokens): Item {
  const submission_id = submissionId(Date.now());
  const { input, output, timestamp, ...fields } = submission;
  const row = {
    ...fields,
    submission_id,
    key_id: caller.key_id,
    account_id: caller.account_id,
    submitted_timestamp: timestamp,
    input_value: input.value,
    input_format: input.format,
    input_country: input.country,
    output_value: output.value,
    output_format: output.format,
    output_country: output.country,
    tokens,
  };
  return {
    submission_id,
    account_id: caller.account_id,
    user_id: submission.user_id,
    json: JSON.stringify(row).slice(0, -1),
  };
}

function acceptanceOf(row: AcceptedRow): Acceptance {
  const { outcome, submission_id, retry_after } = row;
  if (outcome === "accepted") return { outcome, submission_id };
  if (outcome === "cooldown") return { outcome, retry_after: retry_after ?? 1 };
  if (outcome === "undecided") throw new Error("an undecided submission has no acceptance");
  return { outcome };
}

interface Batch extends AcceptOptions {
  readonly items: readonly Item[];
}

async function acceptBatch(database: Database, batch: Batch): Promise<AcceptedRow[]> {
  const rows = await acceptOnce(database, batch);
  const byId = new Map(rows.map((row) => [row.submission_id, row]));
  return batch.items.map((item) => byId.get(item.submission_id) ?? unauthorized(item));
}

/** An account that is gone has no row to answer with; neither has its key. */
function unauthorized(item: Item): AcceptedRow {
  return { submission_id: item.submission_id, outcome: "unauthorized", retry_after: null };
}

/**
 * Runs the statement to a known end: when the connection is lost under it, nobody knows whether it
 * was committed, and it is repeated as a retry, which accepts nothing twice.
 */
async function acceptOnce(database: Database, batch: Batch): Promise<AcceptedRow[]> {
  const give_up_at = performance.now() + RETRY_MS;
  for (let attempt = 0; ; attempt++) {
    const ending = attempt === 0 ? "}" : ',"retried":true}';
    const items = `[${batch.items.map((item) => item.json + ending).join(",")}]`;
    try {
      return await acceptSubmissions(database, items, batch.cooldown_seconds);
    } catch (error) {
      const unknown = attempt > 0 || LOST_UNDER_WAY.has((error as { code?: string }).code ?? "");
      if (!isDatabaseUnavailable(error) || !unknown || performance.now() > give_up_at) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
}
