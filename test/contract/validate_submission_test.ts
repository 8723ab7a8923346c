import assert from "node:assert/strict";
import { test } from "node:test";
import fastCheck from "fast-check";
import { exampleSubmission } from "../../src/contract/example_submission.ts";
import { validateSubmission } from "../../src/contract/validate_submission.ts";

/** Every field in the order of the contract, with the most characters that it may have. */
const FIELDS = [
  { path: "user_id", required: true, maximum: 256 },
  { path: "company_name", required: true, maximum: 256 },
  { path: "use_case", required: true, maximum: 2_000 },
  { path: "timestamp", required: true, maximum: 256 },
  { path: "your_company_user_id", required: false, maximum: 256 },
  { path: "your_company_user_session_id", required: false, maximum: 256 },
  { path: "model_version", required: true, maximum: 256 },
  { path: "your_company_signature", required: false, maximum: 1_024 },
  { path: "your_company_signing_key_id", required: false, maximum: 1_024 },
  { path: "input.value", required: true, maximum: undefined },
  { path: "input.format", required: true, maximum: undefined },
  { path: "input.country", required: true, maximum: 256 },
  { path: "output.value", required: true, maximum: undefined },
  { path: "output.format", required: true, maximum: undefined },
  { path: "output.country", required: true, maximum: 256 },
] as const;

const FREE_TEXT = FIELDS.filter(({ path }) => path !== "timestamp" && !path.endsWith(".format"));

/** The example submission with one field replaced; `undefined` leaves the field out. */
function submissionWith(path: string, value: unknown): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone(exampleSubmission);
  replace(copy, { path, value });
  return JSON.parse(JSON.stringify(copy)) as Record<string, unknown>;
}

function replace(body: Record<string, unknown>, options: { path: string; value: unknown }): void {
  const [outer = "", inner] = options.path.split(".");
  if (inner === undefined) body[outer] = options.value;
  else (body[outer] as Record<string, unknown>)[inner] = options.value;
}

function messageFor(body: unknown): string | undefined {
  const { error } = validateSubmission(body);
  if (error !== undefined) assert.equal(error.status, 400);
  return error?.message;
}

test("a complete submission is accepted unchanged", () => {
  assert.deepEqual(validateSubmission(exampleSubmission), { submission: exampleSubmission });
});

test("fields that are not listed are left out, at every level", () => {
  const body = {
    ...exampleSubmission,
    extra: "\0",
    ["__proto__"]: { user_id: 1 },
    input: { ...exampleSubmission.input, extra: { deep: [] } },
  };
  assert.deepEqual(validateSubmission(body).submission, exampleSubmission);
});

for (const body of [undefined, null, [], [exampleSubmission], "text", 1, true]) {
  test(`${JSON.stringify(body)?.slice(0, 20)} is not a JSON object`, () => {
    assert.equal(messageFor(body), "Request body must be a JSON object");
  });
}

for (const { path, required } of FIELDS) {
  for (const absent of [undefined, null, ""]) {
    test(`${path} may ${required ? "not " : ""}be ${JSON.stringify(absent)}`, () => {
      const expected = required ? `${path} required in request body` : undefined;
      assert.equal(messageFor(submissionWith(path, absent)), expected);
    });
  }
  for (const value of [1, true, [], {}]) {
    test(`${path} may not be ${JSON.stringify(value)}`, () => {
      assert.equal(messageFor(submissionWith(path, value)), `${path} must be a string`);
    });
  }
}

for (const path of ["input", "output"]) {
  test(`${path} must be an object`, () => {
    assert.equal(messageFor(submissionWith(path, undefined)), `${path} required in request body`);
    assert.equal(messageFor(submissionWith(path, null)), `${path} required in request body`);
    assert.equal(messageFor(submissionWith(path, "text")), `${path} must be an object`);
    assert.equal(messageFor(submissionWith(path, [])), `${path} must be an object`);
    assert.equal(messageFor(submissionWith(path, {})), `${path}.value required in request body`);
  });

  test(`${path}.format has two values`, () => {
    const expected = `${path}.format must be one of: text, json`;
    for (const value of ["xml", "JSON", " text", "text\0"]) {
      assert.equal(messageFor(submissionWith(`${path}.format`, value)), expected);
    }
  });
}

for (const { path, maximum } of FREE_TEXT) {
  if (maximum === undefined) continue;
  test(`${path} has at most ${maximum} characters, however many bytes they take`, () => {
    const expected = `${path} must be at most ${maximum.toLocaleString("en-US")} characters`;
    for (const character of ["a", "é", "ไ", "🙂"]) {
      assert.equal(messageFor(submissionWith(path, character.repeat(maximum))), undefined);
      assert.equal(messageFor(submissionWith(path, character.repeat(maximum + 1))), expected);
    }
    assert.equal(messageFor(submissionWith(path, "a".repeat(1_000_000))), expected);
  });
}

for (const { path } of FREE_TEXT) {
  test(`${path} holds neither NUL nor lone surrogates`, () => {
    assert.equal(
      messageFor(submissionWith(path, "a\0b")),
      `${path} must not contain NUL characters`,
    );
    for (const value of ["\ud800", "a\udc00", "\udc00\ud800", "🙂\ud83d"]) {
      const expected = `${path} must not contain lone surrogates`;
      assert.equal(messageFor(submissionWith(path, value)), expected);
    }
    assert.equal(messageFor(submissionWith(path, "\u0001\ufffe🙂\ufeff")), undefined);
  });
}

test("the timestamp is checked by the calendar and kept as it is", () => {
  const timestamp = "2026-03-04T09:30:00.123456789+05:30";
  assert.equal(
    validateSubmission(submissionWith("timestamp", timestamp)).submission?.timestamp,
    timestamp,
  );
  const expected = "timestamp must be an ISO 8601 date-time";
  assert.equal(messageFor(submissionWith("timestamp", "2026-02-30T00:00:00Z")), expected);
});

test("an input that claims to be JSON must be; an output need not", () => {
  const asJson = (value: string) => {
    const body = submissionWith("input.format", "json");
    replace(body, { path: "input.value", value });
    return messageFor(body);
  };
  const expected = "Input format claims to be JSON but content is not valid JSON";
  for (const good of ["{}", " [1, 2] ", '"text"', "null", "1e5", "true"]) {
    assert.equal(asJson(good), undefined, good);
  }
  for (const bad of ["{", "text", "{'a':1}", "[1,]", "NaN", "\ufeff{}", "{} {}", "01"]) {
    assert.equal(asJson(bad), expected, bad);
  }
  const output = submissionWith("output.format", "json");
  replace(output, { path: "output.value", value: "{" });
  assert.equal(messageFor(output), undefined);
});

test("JSON of any depth is answered, not overflowed", () => {
  const depth = 250_000;
  const body = submissionWith("input.format", "json");
  replace(body, { path: "input.value", value: "[".repeat(depth) + "]".repeat(depth) });
  assert.equal(messageFor(body), undefined);
  replace(body, { path: "input.value", value: "[".repeat(depth) });
  assert.match(messageFor(body) ?? "", /^Input format claims/);
  const deep: unknown = JSON.parse("[".repeat(depth) + "]".repeat(depth));
  assert.equal(messageFor({ ...exampleSubmission, user_id: deep }), "user_id must be a string");
  assert.equal(messageFor({ ...exampleSubmission, ignored: deep }), undefined);
});

test("of several faults the first in the order of the contract is reported", () => {
  const faulty = fastCheck.subarray([...FIELDS], { minLength: 1 });
  const fault = fastCheck.constantFrom("absent", "number");
  fastCheck.assert(
    fastCheck.property(faulty, fault, (fields, kind) => {
      const body = submissionWith("user_id", "user");
      for (const { path } of fields) {
        replace(body, { path, value: kind === "absent" ? undefined : 7 });
      }
      const first = fields.find(({ required }) => required || kind === "number");
      const expected =
        kind === "absent"
          ? `${first?.path} required in request body`
          : `${first?.path} must be a string`;
      assert.equal(messageFor(body), first === undefined ? undefined : expected);
    }),
  );
});

test("whatever the body, the answer is a submission or one message", () => {
  fastCheck.assert(
    fastCheck.property(fastCheck.jsonValue({ maxDepth: 4 }), (body) => {
      const { submission, error } = validateSubmission(body);
      assert.notEqual(submission === undefined, error === undefined);
    }),
  );
});
