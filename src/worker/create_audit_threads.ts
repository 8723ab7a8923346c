import { Piscina } from "piscina";
import type { Report } from "../audit/report.ts";
import type { AuditRequest } from "./audit_thread.ts";

export interface AuditThreadsOptions {
  readonly threads: number;
  /** An audit that takes longer is ended together with its thread, in ms. */
  readonly time_limit_ms: number;
  /** Heap of a thread, in MiB; what needs more ends the thread and fails its audit. */
  readonly memory_limit_mib: number;
  /** The module whose default export audits; the benchmark measures settling with another. */
  readonly module?: URL;
}

export interface AuditThreads {
  /**
   * @throws AuditTimeout, or what the audit threw
   */
  run(request: AuditRequest): Promise<Report>;
  /** Ends the threads and whatever they are doing. */
  close(): Promise<void>;
}

/** The audit took longer than it may. */
export class AuditTimeout extends Error {
  override readonly name = "AuditTimeout";
}

/**
 * Audits run in threads of their own, so that a burst of them neither slows intake nor lets a
 * runaway audit stop anything but itself.
 */
export function createAuditThreads(options: AuditThreadsOptions): AuditThreads {
  const module = options.module ?? new URL("./audit_thread.ts", import.meta.url);
  const pool = new Piscina<AuditRequest, Report>({
    filename: module.href,
    minThreads: options.threads,
    maxThreads: options.threads,
    resourceLimits: { maxOldGenerationSizeMb: options.memory_limit_mib },
  });

  // What waits for a thread waits here, so that the time limit counts the audit alone.
  const waiting: (() => void)[] = [];
  let free = options.threads;

  async function run(request: AuditRequest): Promise<Report> {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await runInThread(request);
    } finally {
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  }

  async function runInThread(request: AuditRequest): Promise<Report> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), options.time_limit_ms);
    try {
      return await pool.run(request, { signal: limit.signal });
    } catch (error) {
      throw limit.signal.aborted ? new AuditTimeout() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  return { run, close: () => pool.destroy() };
}
