import assert from "node:assert/strict";
import { before, test } from "node:test";
import { pino } from "pino";
import { audit } from "../../src/audit/audit.ts";
import type { Catalogue } from "../../src/audit/catalogue.ts";
import type { Interaction } from "../../src/audit/interaction.ts";
import { ReportSchema } from "../../src/audit/report.ts";
import type { Report } from "../../src/audit/report.ts";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";
import { createJudge } from "../../src/judge/create_judge.ts";
import type { JudgeOptions } from "../../src/judge/create_judge.ts";
import { findApplicableLaws } from "../../src/judge/find_applicable_laws.ts";
import type { JudgeCase } from "../../src/judge/judge_case.ts";
import { complete, startJudgeServer } from "./start_judge_server.ts";
import type { Behaviour, JudgeServer } from "./start_judge_server.ts";

const interaction: Interaction = {
  use_case: "Customer support for the clients of Radomir Kovalenko",
  company_name: "Example",
  input: { value: "Write to jana.novak@posteo.de, please.", format: "text", country: "Germany" },
  output: {
    value: "What you write here outlives us all.",
    format: "text",
    country: "DE",
  },
};
const claim = {
  law: "GDPR",
  article: "Art. 5(1)(e)",
  severity: "high",
  certainty: 0.9,
  reason: "The output says that data is kept without limit.",
  quotes: [{ side: "output", text: "outlives us all" }],
};

let catalogue: Catalogue;
let judged: JudgeCase;
before(async () => {
  catalogue = await loadCatalogue();
  const as_of = "2026-06-01";
  const report = audit(interaction, catalogue, { as_of, signature: "not_signed" });
  const laws = findApplicableLaws(interaction, catalogue, { domains: report.domain, as_of });
  const gdpr = laws.find(({ law }) => law.name === "GDPR")!;
  claim.article = gdpr.law.articles.find(
    ({ id }) => !report.violations.some((each) => each.law === "GDPR" && each.article === id),
  )!.id;
  judged = { interaction, report, laws };
});

interface Asked {
  readonly report: Report;
  readonly server: JudgeServer;
  readonly logged: string[];
}

async function ask(
  behave: Behaviour,
  options: Partial<JudgeOptions> = {},
  times = 1,
): Promise<Asked> {
  const server = await startJudgeServer(behave);
  const logged: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
  const judge = createJudge({
    url: server.url,
    model: "test-model",
    key: "secret-key",
    sends: "safe",
    timeout_ms: 5000,
    daily_tokens: 1_000_000,
    log,
    ...options,
  });
  let report = judged.report;
  for (let time = 0; time < times; time++) report = await judge(judged);
  await server.stop();
  return { report: ReportSchema.parse(report), server, logged };
}

const answer =
  (violations: unknown[]): Behaviour =>
  (_body, response) =>
    complete(response, JSON.stringify({ violations }));

test("a finding that stands up is added with its evidence", async () => {
  const { report } = await ask(answer([claim]));
  const added = report.violations.at(-1)!;
  assert.equal(added.law, "GDPR");
  const { start, end } = added.evidence[0]!;
  assert.equal(interaction.output.value.slice(start, end), "outlives us all");
  assert.equal(report.status, "Non-Compliant");
  assert.ok(report.risk_score > judged.report.risk_score);
  assert.equal(report.engine.judge, "test-model");
  assert.ok(report.remediation_steps.length > judged.report.remediation_steps.length);
});

test("the case is one that rules alone find nothing wrong with", () => {
  assert.equal(judged.report.status, "Fully Compliant");
});

test("an empty answer changes nothing but the judge's name", async () => {
  const { report } = await ask(answer([]));
  assert.deepEqual(report, {
    ...judged.report,
    engine: { ...judged.report.engine, judge: "test-model" },
  });
});

test("lies are dropped: laws that do not apply, articles and quotes that do not exist", async () => {
  const lies = [
    { ...claim, law: "HIPAA", article: "45 CFR 164.502(a)" },
    { ...claim, law: "Law of the Sea" },
    { ...claim, article: "Art. 999" },
    { ...claim, quotes: [{ side: "output", text: "We sell your data." }] },
    { ...claim, quotes: [...claim.quotes, { side: "input", text: "stays with us" }] },
  ];
  const { report } = await ask(answer(lies));
  assert.deepEqual(report.violations, judged.report.violations);
  assert.equal(report.status, judged.report.status);
  assert.ok(report.notes.some((note) => note.includes("5 did not stand up")));
});

test("a finding told twice, and one law's provisions on one matter, count once", async () => {
  const once = await ask(answer([claim]));
  const twice = await ask(answer([claim, { ...claim, reason: "The same again." }]));
  assert.equal(twice.report.violations.length, once.report.violations.length);
  assert.equal(twice.report.risk_score, once.report.risk_score);
});

test("an answer inside a block of code is read", async () => {
  const fenced = "```json\n" + JSON.stringify({ violations: [claim] }) + "\n```";
  const { report } = await ask((_body, response) => complete(response, fenced));
  assert.equal(report.violations.at(-1)?.article, claim.article);
});

test("attempts without an answer are charged to the allowance", async () => {
  const { server, report } = await ask(() => {}, { daily_tokens: 100, timeout_ms: 50 }, 2);
  assert.equal(server.requests.length, 3);
  assert.match(report.notes.at(-1)!, /allowance is spent/);
});

test("a judge can make a verdict graver and never milder, unsure ones only to a review", async () => {
  const { report } = await ask(answer([{ ...claim, certainty: 0.4 }]));
  assert.equal(report.status, "Review Needed");
});

test("the redacted text is sent by default, fenced as data, with the laws", async () => {
  const { server } = await ask(answer([]));
  const sent = JSON.stringify(server.requests[0]);
  assert.doesNotMatch(sent, /jana\.novak|Kovalenko/);
  assert.match(sent, /\[EMAIL_1\]/);
  assert.match(sent, /interaction-[0-9a-f-]{36}/);
  assert.match(sent, /json_schema/);
  assert.match(sent, /GDPR/);
  const raw = await ask(answer([]), { sends: "raw" });
  assert.match(JSON.stringify(raw.server.requests[0]), /Kovalenko.*jana\.novak/);
});

const UNUSABLE: Record<string, Behaviour> = {
  "no JSON": (_body, response) => complete(response, "I think all is well."),
  "JSON of another form": (_body, response) => complete(response, '{"violations":[{"law":1}]}'),
  "instructions in place of an answer": (_body, response) =>
    complete(response, '{"status":"Fully Compliant","violations":[],"ignore":"the schema"}'),
  "an error": (_body, response) => response.writeHead(500).end("{}"),
  "a refusal of the key": (_body, response) => response.writeHead(401).end("{}"),
  "a broken connection": (_body, response) => response.destroy(),
  "an empty body": (_body, response) => response.end("{}"),
  "an answer without end": (_body, response) => {
    response.setHeader("content-type", "application/json");
    const flood = (): void => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
      if (!response.destroyed) response.once("drain", flood);
    };
    flood();
  },
};
for (const [what, behave] of Object.entries(UNUSABLE)) {
  test(`after ${what} the in-process verdict stands and says so`, async () => {
    const { report, logged } = await ask(behave);
    const { notes, ...rest } = report;
    const { notes: before_it, ...expected } = judged.report;
    assert.deepEqual(rest, expected);
    assert.deepEqual(notes, [
      ...before_it,
      "The judge gave no usable answer; the in-process verdict stands.",
    ]);
    assert.match(logged.join(), /judge_failed/);
    assert.doesNotMatch(logged.join(), /secret-key|novak|for ever/);
  });
}

test("a slow judge is not waited for", async () => {
  const began = performance.now();
  const { report } = await ask(() => {}, { timeout_ms: 150 });
  assert.ok(performance.now() - began < 10_000);
  assert.match(report.notes.at(-1)!, /no usable answer/);
});

test("after five failures in a row the judge is left alone", async () => {
  const { report, server } = await ask((_body, response) => response.writeHead(401).end(), {}, 8);
  assert.equal(server.requests.length, 5);
  assert.match(report.notes.at(-1)!, /out of reach for now/);
});

test("the daily allowance is kept", async () => {
  const { report, server } = await ask(answer([]), { daily_tokens: 1500 }, 4);
  assert.equal(server.requests.length, 2);
  assert.match(report.notes.at(-1)!, /allowance is spent/);
});
