import type { Logger } from "pino";
import type { RedactionOptions } from "../audit/redaction/plan_redaction.ts";
import { errorFields } from "../error_fields.ts";
import { auditSubmission } from "./audit_submission.ts";
import type { Review } from "./audit_submission.ts";
import { createAuditThreads } from "./create_audit_threads.ts";
import type { AuditThreadsOptions } from "./create_audit_threads.ts";
import { startSession } from "./start_session.ts";
import type { Session } from "./start_session.ts";

export interface WorkerOptions extends AuditThreadsOptions {
  /** Connection string of a login role that is a member of the worker role. */
  readonly url: string;
  readonly log: Logger;
  /** How many users' audits may be under way at once. */
  readonly concurrency: number;
  /** How often an audit is tried before its submission has failed for good. */
  readonly attempts: number;
  readonly statement_timeout_ms: number;
  /** A second look at every report. */
  readonly review?: Review;
  /** What becomes of personal values in the safe texts. */
  readonly redaction?: RedactionOptions;
}

export interface Worker {
  /** Finishes the audits that are under way and ends. */
  stop(): Promise<void>;
}

const RESTART_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;

/**
 * Starts the worker: it audits what waits until it is stopped. When the database goes away it
 * starts over as soon as it is back.
 *
 * @throws when the database is out of reach at the start
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const threads = createAuditThreads(options);
  const { review, redaction } = options;
  const session_options = {
    ...options,
    audit: (submission: Parameters<typeof auditSubmission>[0]) =>
      auditSubmission(submission, { run: threads.run, review, redaction }),
  };
  const stopping = new AbortController();
  let session: Session | undefined = await startSession(session_options);

  async function supervise(): Promise<void> {
    let wait = RESTART_PAUSE_MS;
    while (!stopping.signal.aborted) {
      if (session !== undefined) {
        await session.ended;
        if (stopping.signal.aborted) return;
        options.log.warn({ event: "worker_session_ended" });
      }
      await pause(wait, stopping.signal);
      if (stopping.signal.aborted) return;
      session = await startAgain();
      wait = session === undefined ? Math.min(wait * 2, LONGEST_PAUSE_MS) : RESTART_PAUSE_MS;
    }
  }

  async function startAgain(): Promise<Session | undefined> {
    try {
      const started = await startSession(session_options);
      options.log.info({ event: "worker_session_started" });
      return started;
    } catch (error) {
      options.log.warn({ event: "worker_session_failed", ...errorFields(error) });
      return undefined;
    }
  }
  const supervised = supervise();

  return {
    stop: async () => {
      stopping.abort();
      await session?.stop();
      await supervised;
      await threads.close();
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
