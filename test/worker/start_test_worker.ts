import { pino } from "pino";
import type { RedactionOptions } from "../../src/audit/redaction/plan_redaction.ts";
import { startWorker } from "../../src/worker/start_worker.ts";
import type { Worker } from "../../src/worker/start_worker.ts";

export interface TestWorkerOptions {
  readonly url: string;
  /** A module of this folder whose default export audits. */
  readonly audit?: string;
  readonly attempts?: number;
  readonly time_limit_ms?: number;
  readonly threads?: number;
  readonly redaction?: RedactionOptions;
  readonly logged?: string[];
}

/** A worker in this process, with threads that audit as the named module does. */
export async function startTestWorker(options: TestWorkerOptions): Promise<Worker> {
  const write = (line: string): void => void options.logged?.push(line);
  return await startWorker({
    url: options.url,
    log: pino({ level: "debug" }, { write }),
    concurrency: 16,
    threads: options.threads ?? 1,
    attempts: options.attempts ?? 3,
    time_limit_ms: options.time_limit_ms ?? 10_000,
    memory_limit_mib: 320,
    statement_timeout_ms: 5000,
    ...(options.redaction && { redaction: options.redaction }),
    ...(options.audit && { module: new URL(options.audit, import.meta.url) }),
  });
}
