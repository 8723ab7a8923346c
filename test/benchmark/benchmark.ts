import type { Database } from "../../src/database/connect.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import type { TestAccount } from "../database/create_test_account.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";
import { generateLoad } from "./generate_load.ts";
import type { Load } from "./generate_load.ts";
import { createFunctionWithoutJob, loopStatement } from "./loop_statement.ts";
import { startChild } from "./start_child.ts";

/** Some 150 tokens: twice of it is a submission of 300. */
const TEXT =
  "The customer asks how the monthly fee of the premium plan is calculated, whether the first " +
  "month is free, and what happens to the data when the plan ends. ".repeat(5);
const TOKENS = 100_000_000_000;
const CONNECTIONS = 64;
/** Submissions that may wait while accepting and settling are measured together. */
const BACKLOG = 1000;
const STEP_MS = Number(process.env["BENCHMARK_STEP_MS"] ?? 8000);

interface Row {
  readonly measure: string;
  readonly value: string;
  readonly ratio?: string;
  readonly wanted?: string;
}

const mark = crypto.randomUUID().slice(0, 8);
let users = 0;

function body(): string {
  const half = { value: TEXT, format: "text", country: "DE" };
  return JSON.stringify({
    user_id: `bench-${mark}-${users++}`,
    company_name: "Example Bank",
    use_case: "Customer support",
    timestamp: "2026-06-01T12:00:00Z",
    model_version: "assistant-1.4",
    input: half,
    output: half,
  });
}

interface Bench {
  readonly database: TestDatabase;
  readonly owner: Database;
  readonly account: TestAccount;
}

/** Runs a step on a database of its own, so that no step works against another's backlog. */
async function onFreshDatabase<Result>(step: (bench: Bench) => Promise<Result>): Promise<Result> {
  const database = await createTestDatabase();
  const owner = database.connect("owner", 1);
  const account = await createTestAccount(owner, { tokens: TOKENS });
  try {
    return await step({ database, owner, account });
  } finally {
    await database.drop();
  }
}

async function measureEcho(connections: number): Promise<Load> {
  const child = await startChild("./echo_server.ts");
  await generateLoad({ url: child.url, connections, duration_ms: 1500, body, key: "x" });
  const load = await generateLoad({
    url: child.url,
    connections,
    duration_ms: STEP_MS,
    body,
    key: "x",
  });
  await child.stop();
  return load;
}

async function measureService(connections: number): Promise<Load> {
  return await onFreshDatabase(async ({ database, account }) => {
    const child = await startChild("./service.ts", database.url);
    const options = { url: child.url, connections, body, key: account.key };
    await generateLoad({ ...options, duration_ms: 2000 });
    const load = await generateLoad({ ...options, duration_ms: STEP_MS });
    await child.stop();
    return load;
  });
}

interface Sustained {
  readonly accepted: number;
  readonly settled: number;
}

/** Accepts and settles at once, at the pace at which the backlog stays bounded. */
async function measureSettling(audit: "stub" | "real"): Promise<Sustained> {
  return await onFreshDatabase(async ({ database, owner, account }) => {
    const child = await startChild("./service.ts", database.url, audit);
    const backlog = watchBacklog(owner);
    const { held } = backlog;
    const options = { url: child.url, connections: CONNECTIONS, body, key: account.key, held };
    await generateLoad({ ...options, duration_ms: 2000 });
    const first = await settledCount(owner);
    const began = performance.now();
    const load = await generateLoad({ ...options, duration_ms: STEP_MS });
    const settled = (await settledCount(owner)) - first;
    const seconds = (performance.now() - began) / 1000;
    await backlog.stop();
    await child.stop();
    return { accepted: load.per_second, settled: settled / seconds };
  });
}

/** Looks every 50 ms whether so many submissions wait that no more should come for now. */
function watchBacklog(owner: Database): { held: () => boolean; stop: () => Promise<void> } {
  let waiting = 0;
  let stopped = false;
  async function watch(): Promise<void> {
    while (!stopped) {
      const [row] = await owner<{ waiting: number }[]>`
        select count(*) as waiting from assay.pending_audit`;
      waiting = row!.waiting;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const watching = watch();
  return {
    held: () => waiting > BACKLOG,
    stop: async () => {
      stopped = true;
      await watching;
    },
  };
}

async function settledCount(owner: Database): Promise<number> {
  const [row] = await owner<{ settled: number }[]>`
    select count(*) as settled from assay.audit_report`;
  return row!.settled;
}

/** From the answer to the stored report, one submission after another on an idle service; p50 ms. */
async function measureIdleLatency(): Promise<number> {
  return await onFreshDatabase(async ({ database, owner, account }) => {
    const child = await startChild("./service.ts", database.url, "real");
    const latencies: number[] = [];
    for (let round = 0; round < 40; round++) {
      const headers = { "x-api-key": account.key, "content-type": "application/json" };
      const response = await fetch(child.url, { method: "POST", headers, body: body() });
      const answered = performance.now();
      const { submission_id } = (await response.json()) as { submission_id: string };
      while (
        (await owner`select from assay.audit_report where submission_id = ${submission_id}`)
          .length === 0
      );
      latencies.push(performance.now() - answered);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await child.stop();
    return latencies.sort((a, b) => a - b)[20]!;
  });
}

/** Resident memory in MiB after a tenth of a minute's load and at its end. */
async function measureMemory(): Promise<{ early: number; late: number }> {
  return await onFreshDatabase(async ({ database, account }) => {
    const child = await startChild("./service.ts", database.url);
    const options = { url: child.url, connections: CONNECTIONS, body, key: account.key };
    await generateLoad({ ...options, duration_ms: 20_000 });
    const early = await child.memory();
    await generateLoad({ ...options, duration_ms: 40_000 });
    const late = await child.memory();
    await child.stop();
    return { early, late };
  });
}

interface Statements {
  readonly without_job: number;
  readonly one_commit: number;
  readonly single_p50: number;
}

async function measureStatements(): Promise<Statements> {
  const loop = { text: TEXT, duration_ms: STEP_MS };
  const without_job = await onFreshDatabase(async ({ owner, account }) => {
    await createFunctionWithoutJob(owner);
    const options = { ...loop, account, batch: CONNECTIONS, callers: 1, without_job: true };
    return await loopStatement(owner, options);
  });
  const one_commit = await onFreshDatabase(async ({ database, account }) => {
    const api = database.connect("api", 32);
    return await loopStatement(api, { ...loop, account, batch: 1, callers: CONNECTIONS });
  });
  const single = await onFreshDatabase(async ({ database, account }) => {
    const api = database.connect("api", 1);
    return await loopStatement(api, { ...loop, account, batch: 1, callers: 1 });
  });
  return {
    without_job: without_job.per_second,
    one_commit: one_commit.per_second,
    single_p50: single.p50,
  };
}

function print(rows: readonly Row[]): void {
  console.log("| measure | value | ratio | to reach |\n|---|---|---|---|");
  for (const { measure, value, ratio = "", wanted = "" } of rows) {
    console.log(`| ${measure} | ${value} | ${ratio} | ${wanted} |`);
  }
}

const rate = (value: number): string => `${Math.round(value).toLocaleString("en-US")}/s`;
const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

const echo = await measureEcho(CONNECTIONS);
const lone_echo = await measureEcho(1);
const statements = await measureStatements();
const service = await measureService(CONNECTIONS);
const lone = await measureService(1);
const stub = await measureSettling("stub");
const real = await measureSettling("real");
const idle = await measureIdleLatency();
const memory = await measureMemory();
if (service.refused + lone.refused > 0) throw new Error("the service refused submissions");
print([
  { measure: "bare echo (node-server, Hono, Zod), 64 connections", value: rate(echo.per_second) },
  {
    measure: "accepting statement alone, 64 a batch, without job",
    value: rate(statements.without_job),
  },
  { measure: "one commit a request with its job", value: rate(statements.one_commit) },
  {
    measure: "service: accepted over HTTP, 64 connections, against the echo",
    value: rate(service.per_second),
    ratio: (service.per_second / echo.per_second).toFixed(2),
    wanted: "≥ 0.25",
  },
  {
    measure: "… against the statement without job",
    value: "",
    ratio: (service.per_second / statements.without_job).toFixed(2),
    wanted: "≥ 0.70",
  },
  {
    measure: "… against one commit a request",
    value: "",
    ratio: (service.per_second / statements.one_commit).toFixed(2),
    wanted: "≥ 3.5",
  },
  { measure: "… p50", value: milliseconds(service.p50) },
  { measure: "… p99", value: milliseconds(service.p99), wanted: "≤ 25 ms" },
  {
    measure: "one connection: p50, against the single statement's",
    value: `${milliseconds(lone.p50)} / ${milliseconds(statements.single_p50)}`,
    ratio: (lone.p50 / statements.single_p50).toFixed(2),
    wanted: "≤ 1.05",
  },
  {
    measure: "… against the single statement's and the echo's together",
    value: milliseconds(statements.single_p50 + lone_echo.p50),
    ratio: (lone.p50 / (statements.single_p50 + lone_echo.p50)).toFixed(2),
  },
  {
    measure: "accepted while settling keeps up (audit stubbed), against accepting alone",
    value: rate(stub.accepted),
    ratio: (stub.accepted / service.per_second).toFixed(2),
  },
  {
    measure: "… settled meanwhile",
    value: rate(stub.settled),
    ratio: (stub.settled / service.per_second).toFixed(2),
    wanted: "≥ 0.45",
  },
  {
    measure: "settled meanwhile with the real audit",
    value: rate(real.settled),
    ratio: (real.settled / service.per_second).toFixed(2),
  },
  {
    measure: "answer to stored report on an idle service, p50",
    value: milliseconds(idle),
    wanted: "≤ 50 ms",
  },
  {
    measure: "resident memory after 20 s and after 60 s of load",
    value: `${Math.round(memory.early)} / ${Math.round(memory.late)} MiB`,
    ratio: (memory.late / memory.early).toFixed(2),
    wanted: "flat",
  },
]);
