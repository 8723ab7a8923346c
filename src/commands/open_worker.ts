import type { Config } from "../config.ts";
import { createLog } from "../log.ts";
import { OperatorError } from "../operator_error.ts";
import type { Review } from "../worker/audit_submission.ts";
import { createReview } from "../worker/create_review.ts";
import { startWorker } from "../worker/start_worker.ts";
import { readRedaction } from "./read_redaction.ts";

/**
 * Opens the worker.
 *
 * @throws OperatorError when a judge or hashes are set up by halves
 */
export async function openWorker(config: Config, url: string): Promise<AsyncDisposable> {
  const log = createLog("worker", config);
  const review = await openReview(config);
  const worker = await startWorker({
    url,
    log,
    ...(review && { review }),
    redaction: readRedaction(config),
    concurrency: config.workerConcurrency,
    threads: config.auditThreads,
    attempts: config.auditAttempts,
    time_limit_ms: config.auditTimeLimit,
    memory_limit_mib: config.auditMemoryLimit,
    statement_timeout_ms: config.workerStatementTimeout,
  });
  return { [Symbol.asyncDispose]: worker.stop };
}

async function openReview(config: Config): Promise<Review | undefined> {
  if (config.judgeUrl === null) return undefined;
  if (config.judgeModel === null) {
    throw new OperatorError("ASSAY_JUDGE_MODEL must be set together with ASSAY_JUDGE_URL");
  }
  return await createReview({
    url: config.judgeUrl,
    model: config.judgeModel,
    key: config.judgeKey,
    sends: config.judgeSends,
    timeout_ms: config.judgeTimeout,
    daily_tokens: config.judgeDailyTokens,
    log: createLog("judge", config),
  });
}
