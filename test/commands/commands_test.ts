import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { account } from "../../src/commands/account.ts";
import { audit } from "../../src/commands/audit.ts";
import type { Command } from "../../src/commands/command.ts";
import { key } from "../../src/commands/key.ts";
import { migrate } from "../../src/commands/migrate.ts";
import { operator } from "../../src/commands/operator.ts";
import { readConfig } from "../../src/config.ts";
import { exampleSubmission } from "../../src/contract/example_submission.ts";
import { ReportSchema } from "../../src/audit/report.ts";
import { OperatorError } from "../../src/operator_error.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

interface Ran {
  readonly code: number;
  readonly lines: readonly string[];
}

async function run(
  command: Command,
  parameters: string,
  input: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
) {
  const lines: string[] = [];
  const code = await command.run(parameters.split(" ").filter(Boolean), {
    config: readConfig({ DATABASE_URL: database.url, ...environment }),
    input: bytesOf(input),
    print: async (line) => void lines.push(line),
    stop: new AbortController().signal,
  });
  return { code, lines } satisfies Ran;
}

async function* bytesOf(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}

function refused(exitCode: 1 | 2) {
  return (error: unknown): boolean => error instanceof OperatorError && error.exitCode === exitCode;
}

async function records(command: Command, parameters: string) {
  const { lines } = await run(command, `${parameters} --json`);
  assert.equal(lines.length, 1);
  return JSON.parse(lines[0]!);
}

test("an account is created with a key, listed, granted tokens, and its plan is set", async () => {
  const created = await records(account, "create --name Northwind --plan free --tokens 100");
  assert.deepEqual(Object.keys(created), ["account_id", "api_key"]);
  assert.match(created.api_key, /^sk-assay-[A-Za-z0-9]{20}$/);
  const find = async () =>
    (await records(account, "list")).find(
      (row: { account_id: string }) => row.account_id === created.account_id,
    );
  assert.equal((await find()).balance, 100);
  await run(account, `grant ${created.account_id} 50`);
  assert.equal((await find()).balance, 150);
  await run(account, `plan ${created.account_id} premium`);
  assert.equal((await find()).plan, "premium");
  await run(account, `plan ${created.account_id} none`);
  assert.equal((await find()).plan, null);
  const { lines } = await run(account, "list");
  assert.match(lines[0]!, /^account_id +name +plan/);
});

test("a key is created, listed by its last four characters, and revoked once", async () => {
  const { account_id } = await records(account, "create --name Keys");
  const created = await records(key, `create ${account_id} --name Second`);
  const listed = await records(key, `list ${account_id}`);
  assert.equal(listed.length, 2);
  assert.ok(!JSON.stringify(listed).includes(created.api_key));
  assert.equal(listed[0].last_four, created.api_key.slice(-4));
  await run(key, `revoke ${created.key_id}`);
  await assert.rejects(run(key, `revoke ${created.key_id}`), refused(1));
  const [revoked] = await records(key, `list ${account_id}`);
  assert.notEqual(revoked.revoked_at, null);
});

test("what is not there fails with 1, what is written wrongly with 2", async () => {
  await assert.rejects(run(account, `grant ${UNKNOWN} 1`), refused(1));
  await assert.rejects(run(account, `plan ${UNKNOWN} free`), refused(1));
  await assert.rejects(run(key, `create ${UNKNOWN}`), refused(1));
  const wrong: [Command, string][] = [
    [account, ""],
    [account, "destroy"],
    [account, "create"],
    [account, "create --name A --plan gold"],
    [account, "create --name A --tokens -5"],
    [account, "grant not-an-id 5"],
    [account, `grant ${UNKNOWN} 0`],
    [account, "list --verbose"],
    [key, "list"],
    [migrate, "--force"],
    [operator, ""],
    [operator, "list"],
    [operator, "link extra"],
  ];
  for (const [command, parameters] of wrong)
    await assert.rejects(run(command, parameters), refused(2), parameters);
});

test("migrate tells what it would do, does it, and then has nothing to do", async () => {
  const empty = await createTestDatabase("empty");
  const config = readConfig({ DATABASE_URL: empty.url });
  const output = async (...parameters: string[]): Promise<string[]> => {
    const lines: string[] = [];
    const print = async (line: string) => void lines.push(line);
    const stop = new AbortController().signal;
    await migrate.run(parameters, { config, input: bytesOf([]), print, stop });
    return lines;
  };
  try {
    const planned = await output("--dry-run");
    assert.ok(planned.every((line) => line.startsWith("to apply: ")));
    const applied = await output();
    assert.deepEqual(
      applied.map((line) => line.replace("applied: ", "")),
      planned.map((line) => line.replace("to apply: ", "")),
    );
    assert.deepEqual(await output(), ["The database is up to date."]);
  } finally {
    await empty.drop();
  }
});

test("audit reads one body and prints one report, whatever pieces the body comes in", async () => {
  const body = JSON.stringify(exampleSubmission);
  const { lines, code } = await run(audit, "", [body.slice(0, 50), body.slice(50)]);
  assert.equal(code, 0);
  ReportSchema.parse(JSON.parse(lines[0]!));
  await assert.rejects(run(audit, "", ["{}"]), refused(1));
});

test("audit redacts as it is told", async () => {
  const output = { ...exampleSubmission.output, value: "Paid by card 4539 8904 7888 5136." };
  const body = JSON.stringify({ ...exampleSubmission, output });
  const safeOutput = async (environment: Record<string, string>): Promise<string> => {
    const { lines } = await run(audit, "", [body], environment);
    return ReportSchema.parse(JSON.parse(lines[0]!)).safe_output;
  };
  assert.equal(await safeOutput({}), "Paid by card [CREDIT_CARD_1].");
  const ASSAY_REDACTION = "CREDIT_CARD=mask";
  assert.equal(await safeOutput({ ASSAY_REDACTION }), "Paid by card **** **** **** 5136.");
  const hashed = await safeOutput({
    ASSAY_REDACTION: "CREDIT_CARD=hash",
    ASSAY_REDACTION_KEY: "a secret",
  });
  assert.match(hashed, /^Paid by card \[CREDIT_CARD_[0-9a-f]{16}\]\.$/);
  await assert.rejects(safeOutput({ ASSAY_REDACTION: "CREDIT_CARD=hash" }), refused(1));
});

test("audit --jsonl goes on behind a bad line, passes ids through, and adds scores", async () => {
  const good = JSON.stringify({ ...exampleSubmission, id: "first" });
  const { lines, code } = await run(audit, "--jsonl --scores", [`${good}\nnot JSON\n\n`, good]);
  assert.equal(code, 1);
  assert.equal(lines.length, 3);
  const { id, scores, harm, ...report } = JSON.parse(lines[0]!);
  assert.equal(id, "first");
  ReportSchema.parse(report);
  for (const score of [harm, ...Object.values<number>(scores)]) assert.ok(score >= 0 && score <= 1);
  assert.equal(typeof JSON.parse(lines[1]!).error, "string");
  assert.deepEqual(JSON.parse(lines[2]!), JSON.parse(lines[0]!));
});
