import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { grantTokens } from "../../src/database/statements/grant_tokens.ts";
import { revokeKey } from "../../src/database/statements/revoke_key.ts";
import { setPlan } from "../../src/database/statements/set_plan.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import { sampleSubmission } from "./sample_submission.ts";
import { startTestIntake } from "./start_test_intake.ts";
import type { TestIntake } from "./start_test_intake.ts";

let intake: TestIntake;
before(async () => {
  intake = await startTestIntake();
});
after(() => intake.stop());

async function expectError(
  body: unknown,
  expected: { status: number; error: string; headers?: Record<string, string> },
): Promise<void> {
  const answer = await intake.post(body, expected.headers);
  assert.deepEqual(
    { status: answer.status, body: answer.body },
    { status: expected.status, body: { error: expected.error } },
  );
  assert.match(answer.headers.get("content-type")!, /^application\/json/);
}

test("a good submission is acknowledged and stored to the letter", async () => {
  const submission = sampleSubmission({
    timestamp: "2026-06-01T12:00:00.123456789+05:30",
    your_company_user_id: "u-1",
    your_company_user_session_id: "s-1",
    input: { value: "Grüße 👋\n\tund Tschüss", format: "text", country: "DE" },
    anything_else: { ignored: true },
  });
  const { status, body } = await intake.post(submission);
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body).sort(), ["message", "status", "submission_id"]);
  assert.equal(body.status, "success");
  assert.match(body.submission_id!, /^sub_\d{13}_[a-z0-9]{6}$/);
  const [stored] = await intake.owner`
    select * from assay.submission where submission_id = ${body.submission_id!}`;
  assert.equal(stored!["submitted_timestamp"], submission["timestamp"]);
  assert.equal(stored!["input_value"], "Grüße 👋\n\tund Tschüss");
  assert.equal(stored!["your_company_user_session_id"], "s-1");
  assert.equal(stored!["accepted_at"].getTime(), Number(body.submission_id!.split("_")[1]));
});

test("401: the key is missing, empty, malformed, unknown, doubled or revoked", async () => {
  const required = { status: 401, error: "API key required in X-API-Key header" };
  const unauthorized = { status: 401, error: "Unauthorized access!" };
  await expectError("not even JSON", { ...required, headers: {} });
  await expectError({}, { ...required, headers: { "x-api-key": "" } });
  for (const key of ["x", "sk-assay-0123456789012345678", `sk-assay-${"a".repeat(20)}`]) {
    await expectError("not even JSON", { ...unauthorized, headers: { "x-api-key": key } });
  }
  const doubled = `${intake.account.key}, ${intake.account.key}`;
  await expectError({}, { ...unauthorized, headers: { "x-api-key": doubled } });
  const revoked = await createTestAccount(intake.owner);
  const headers = { "x-api-key": revoked.key };
  assert.equal((await intake.post(sampleSubmission(), headers)).status, 200);
  await revokeKey(intake.owner, revoked.key_id);
  await expectError(sampleSubmission(), { ...unauthorized, headers });
});

test("403: no plan comes before the body is looked at, and ends with a plan", async () => {
  const account = await createTestAccount(intake.owner, { plan: null });
  const headers = { "x-api-key": account.key };
  await expectError("not even JSON", { status: 403, error: "No Subscription", headers });
  await setPlan(intake.owner, account.account_id, "premium");
  assert.equal((await intake.post(sampleSubmission(), headers)).status, 200);
  await setPlan(intake.owner, account.account_id, null);
  await expectError(sampleSubmission(), { status: 403, error: "No Subscription", headers });
});

test("403: a suspended account counts as one without a plan", async () => {
  const account = await createTestAccount(intake.owner);
  await intake.owner`
    update assay.account set suspended_at = now() where account_id = ${account.account_id}`;
  const headers = { "x-api-key": account.key };
  await expectError(sampleSubmission(), { status: 403, error: "No Subscription", headers });
});

test("403: a used-up balance is told before the body, a short one after it", async () => {
  const insufficient = { status: 403, error: "Insufficient Tokens" };
  const empty = await createTestAccount(intake.owner, { tokens: 0 });
  const headers = { "x-api-key": empty.key };
  await expectError("not even JSON", { ...insufficient, headers });
  await grantTokens(intake.owner, empty.account_id, 3);
  await expectError("not even JSON", {
    status: 400,
    error: "Request body must be a JSON object",
    headers,
  });
  const submission = sampleSubmission();
  await expectError(submission, { ...insufficient, headers });
  await grantTokens(intake.owner, empty.account_id, 100);
  assert.equal((await intake.post(submission, headers)).status, 200, "it began no cooldown");
});

test("400: the body is no JSON object", async () => {
  const expected = { status: 400, error: "Request body must be a JSON object" };
  for (const body of ["", "{", "[]", "null", '"text"', "12", "[{}]", "{}{}"]) {
    await expectError(body, expected);
  }
});

test("400: fields are checked in order, user_id first, and one fault is told", async () => {
  await expectError({}, { status: 400, error: "user_id required in request body" });
  const faults: [Record<string, unknown>, string][] = [
    [{ user_id: "" }, "user_id required in request body"],
    [{ user_id: null, company_name: null }, "user_id required in request body"],
    [{ user_id: 7 }, "user_id must be a string"],
    [{ company_name: undefined, use_case: undefined }, "company_name required in request body"],
    [{ use_case: undefined }, "use_case required in request body"],
    [{ timestamp: undefined }, "timestamp required in request body"],
    [{ timestamp: "yesterday" }, "timestamp must be an ISO 8601 date-time"],
    [{ timestamp: "2026-02-30T00:00:00Z" }, "timestamp must be an ISO 8601 date-time"],
    [{ model_version: undefined }, "model_version required in request body"],
    [{ input: undefined, output: undefined }, "input required in request body"],
    [{ input: "text" }, "input must be an object"],
    [{ input: { format: "text", country: "DE" } }, "input.value required in request body"],
    [{ input: { value: "x", country: "DE" } }, "input.format required in request body"],
    [
      { input: { value: "x", format: "xml", country: "DE" } },
      "input.format must be one of: text, json",
    ],
    [{ input: { value: "x", format: "text" } }, "input.country required in request body"],
    [{ output: undefined }, "output required in request body"],
    [{ output: { value: "x", format: "text" } }, "output.country required in request body"],
    [{ user_id: "x".repeat(257) }, "user_id must be at most 256 characters"],
    [{ use_case: "x".repeat(2001) }, "use_case must be at most 2,000 characters"],
    [{ company_name: "a\u0000b" }, "company_name must not contain NUL characters"],
    [{ user_id: "a\ud800b" }, "user_id must not contain lone surrogates"],
    [
      { output: { value: "a\ud800b", format: "text", country: "DE" } },
      "output.value must not contain lone surrogates",
    ],
  ];
  for (const [changes, error] of faults) {
    await expectError(sampleSubmission(changes), { status: 400, error });
  }
});

test("400: an input that claims to be JSON must be; an output need not", async () => {
  const text = { value: "{not json", format: "json", country: "DE" };
  await expectError(sampleSubmission({ input: text }), {
    status: 400,
    error: "Input format claims to be JSON but content is not valid JSON",
  });
  assert.equal((await intake.post(sampleSubmission({ output: text }))).status, 200);
  const deep = { value: "[".repeat(2000) + "]".repeat(2000), format: "json", country: "DE" };
  const answer = await intake.post(sampleSubmission({ input: deep }));
  assert.ok(answer.status === 200 || answer.body.error === "Tokens above the limit of 2k");
  const broken = { ...deep, value: "[".repeat(100_000) };
  await expectError(sampleSubmission({ input: broken }), {
    status: 400,
    error: "Input format claims to be JSON but content is not valid JSON",
  });
});

test("400: more than 2,000 tokens, more than 64 KiB of text, more than 512 KiB of body", async () => {
  const expected = { status: 400, error: "Tokens above the limit of 2k" };
  const half = (value: string) => ({ value, format: "text", country: "DE" });
  const words = "word ".repeat(1100);
  await expectError(sampleSubmission({ input: half(words), output: half(words) }), expected);
  const wide = "a".repeat(65_536);
  await expectError(sampleSubmission({ input: half(wide) }), expected);
  await expectError(sampleSubmission({ padding: "x".repeat(512 * 1024) }), expected);
});

test("429: a second submission of a user waits, and one that waits as told is accepted", async () => {
  const quick = await startTestIntake({ cooldown_seconds: 2 });
  const submission = sampleSubmission();
  assert.equal((await quick.post(submission)).status, 200);
  const refused = await quick.post(submission);
  const seconds = Number(refused.headers.get("retry-after"));
  assert.equal(refused.status, 429);
  assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 2);
  assert.deepEqual(refused.body, {
    error: `Too many requests. Retry in ${seconds} seconds.`,
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const again = await quick.post(submission);
  assert.equal(again.status, 429);
  const wait = Number(again.headers.get("retry-after")) * 1000;
  await new Promise((resolve) => setTimeout(resolve, wait));
  assert.equal((await quick.post(submission)).status, 200, "refusals do not extend the cooldown");
  await quick.stop();
});

test("429: the cooldown of a full 20 seconds is told in whole seconds", async () => {
  const submission = sampleSubmission();
  assert.equal((await intake.post(submission)).status, 200);
  const refused = await intake.post(submission);
  assert.equal(refused.headers.get("retry-after"), "20");
  const other = await createTestAccount(intake.owner);
  const headers = { "x-api-key": other.key };
  assert.equal((await intake.post(submission, headers)).status, 200, "another account's user");
});

test("405, 404 and the way to the dashboard", async () => {
  for (const method of ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const response = await fetch(intake.url, { method });
    assert.equal(response.status, 405, method);
    assert.equal(response.headers.get("allow"), "POST");
    assert.deepEqual(await response.json(), { error: "Method Not Allowed" });
  }
  const lost = await fetch(new URL("/nowhere", intake.url));
  assert.equal(lost.status, 404);
  assert.deepEqual(await lost.json(), { error: "Not Found" });
  const headers = { accept: "text/html,application/xhtml+xml" };
  const browser = await fetch(intake.url, { headers, redirect: "manual" });
  assert.equal(browser.status, 302);
  assert.equal(browser.headers.get("location"), "/dashboard");
});

test("no answer allows a page of another origin to read it", async () => {
  const { headers } = await intake.post(sampleSubmission(), {
    "x-api-key": intake.account.key,
    "origin": "https://example.com",
  });
  assert.equal(headers.get("access-control-allow-origin"), null);
});

test("neither keys nor texts reach the log", () => {
  const log = intake.logged.join("\n");
  assert.doesNotMatch(log, /sk-assay-/);
  assert.doesNotMatch(log, /change my address/);
});
