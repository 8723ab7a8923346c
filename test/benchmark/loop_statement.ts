import { readFile } from "node:fs/promises";
import type { Database } from "../../src/database/connect.ts";
import { acceptSubmissions } from "../../src/database/statements/accept_submissions.ts";
import { submissionId } from "../../src/intake/submission_id.ts";
import type { TestAccount } from "../database/create_test_account.ts";

export interface LoopOptions {
  readonly account: TestAccount;
  /** Submissions in one statement. */
  readonly batch: number;
  /** Statements in flight at once. */
  readonly callers: number;
  readonly duration_ms: number;
  readonly text: string;
  /** Leaves the job out. */
  readonly without_job?: boolean;
}

export interface Loop {
  readonly per_second: number;
  /** Milliseconds of one statement. */
  readonly p50: number;
}

const WITHOUT_JOB = "accept_submissions_without_job";

/** Makes a copy of the accepting function that queues no job, to measure what the job costs. */
export async function createFunctionWithoutJob(owner: Database): Promise<void> {
  const file = new URL("../../sql/functions/accept_submissions.sql", import.meta.url);
  const text = await readFile(file, "utf8");
  const add_jobs = "    cross join lateral graphile_worker.add_jobs(batch.specifications, true)\n";
  if (!text.includes(add_jobs)) throw new Error("the accepting function no longer adds jobs so");
  await owner.unsafe(
    text.replace(add_jobs, "").replaceAll("assay.accept_submissions", `assay.${WITHOUT_JOB}`),
  );
}

/** Runs the accepting statement in a loop, as a benchmark of the database alone would. */
export async function loopStatement(database: Database, options: LoopOptions): Promise<Loop> {
  const latencies: number[] = [];
  let user = 0;
  const mark = crypto.randomUUID();
  const began = performance.now();
  const ends_at = began + options.duration_ms;

  function items(): string {
    return JSON.stringify(
      Array.from({ length: options.batch }, () => ({
        submission_id: submissionId(Date.now()),
        key_id: options.account.key_id,
        account_id: options.account.account_id,
        user_id: `${mark}-${user++}`,
        company_name: "Example Bank",
        use_case: "Customer support",
        submitted_timestamp: "2026-06-01T12:00:00Z",
        model_version: "assistant-1.4",
        input_value: options.text,
        input_format: "text",
        input_country: "DE",
        output_value: options.text,
        output_format: "text",
        output_country: "DE",
        tokens: 300,
      })),
    );
  }

  async function call(): Promise<void> {
    while (performance.now() < ends_at) {
      const parameter = items();
      const sent = performance.now();
      if (options.without_job) {
        await database.unsafe(
          `select * from assay.${WITHOUT_JOB}($1::text::jsonb, interval '20 seconds')`,
          [parameter],
          { prepare: true },
        );
      } else await acceptSubmissions(database, parameter, 20);
      latencies.push(performance.now() - sent);
    }
  }

  await Promise.all(Array.from({ length: options.callers }, call));
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    per_second: (latencies.length * options.batch) / seconds,
    p50: latencies[Math.floor(latencies.length / 2)] ?? NaN,
  };
}
