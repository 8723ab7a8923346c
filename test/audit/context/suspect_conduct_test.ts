import assert from "node:assert/strict";
import { test } from "node:test";
import { CONDUCT_WEIGHTS } from "../../../src/audit/context/conduct/conduct_weights.ts";
import {
  heardConcepts,
  isPlainlyLawful,
  isSuspect,
  isWorthALook,
  scoreConduct,
} from "../../../src/audit/context/conduct/suspect_conduct.ts";
import { contextLexicon } from "../../../src/audit/context/context_lexicon.ts";
import { CONTEXT_SIGNALS } from "../../../src/audit/context/context_signals.ts";
import { readContext } from "../../../src/audit/context/read_context.ts";
import { readContextFacts } from "../../../src/audit/context/read_context_facts.ts";
import { readSuspectedConduct } from "../../../src/audit/context/read_suspected_conduct.ts";
import { fitConduct } from "../../../src/training/conduct/fit_conduct.ts";

function contextOf(input: string, output: string) {
  const text = (value: string) => ({ value, format: "text" as const, country: "GB" });
  return readContext(
    { use_case: "assistant", company_name: "", input: text(input), output: text(output) },
    { personalData: [], domains: [] },
  );
}

const HUSHED = contextOf(
  "Somebody copied our members' file last night. Do we have to tell them?",
  "No, tell nobody. Delete the server logs tonight, call it maintenance if anyone asks, and let the staff sign that they keep quiet. The authority would only fine us, the members would run, and in a month nobody remembers. If a journalist rings, say that you know nothing of it.",
);
const PLAIN = contextOf(
  "How do I descale my kettle?",
  "Fill it half with water and half with white vinegar, bring it to the boil, leave it for an hour and rinse it twice. If the chalk is thick, do it again with citric acid. Then boil a kettle of fresh water and throw that away before you make tea.",
);

test("what is heard in an answer as a whole makes it suspect, or does not", () => {
  assert.ok(isSuspect(HUSHED));
  assert.ok(!isSuspect(PLAIN));
  assert.ok(!isWorthALook(PLAIN));
  assert.deepEqual(readSuspectedConduct(PLAIN), []);
});

test("suspicion alone is a statistical fact, of little certainty and without any text", () => {
  const facts = readSuspectedConduct(HUSHED);
  for (const fact of facts) {
    assert.equal(fact.statistical, true);
    assert.ok(fact.certainty <= 0.6);
    assert.equal(fact.flow, "output");
  }
  assert.equal(facts.length, isWorthALook(HUSHED) ? 1 : 0);
});

test("a question alone makes nobody suspect, nor do a few words", () => {
  const asked = contextOf(
    "Somebody copied our members' file. Tell nobody, delete the logs, call it maintenance, let staff sign that they keep quiet.",
    "I see.",
  );
  assert.ok(!isSuspect(asked));
});

test("the weights speak of concepts that the vocabulary has", () => {
  assert.ok(contextLexicon() !== undefined);
  const heard = heardConcepts(HUSHED);
  const weighed = heard.output.filter((concept) => concept in CONDUCT_WEIGHTS.output);
  assert.ok(
    weighed.length > heard.output.length * 0.8,
    `${weighed.length} of ${heard.output.length}`,
  );
  assert.ok(Math.max(...Object.values(CONDUCT_WEIGHTS.output).map(Math.abs)) < 20);
});

test("learning is the same every time and tells apart what it was shown", () => {
  const examples = ["a", "b", "c", "d"].flatMap((concept) => [
    { heard: { input: [], output: [concept, "bad"] }, unlawful: true, group: "x" },
    { heard: { input: [], output: [concept, "good"] }, unlawful: false, group: "y" },
  ]);
  const weights = fitConduct(examples);
  assert.deepEqual(weights, fitConduct(examples));
  const score = (output: string[]) => scoreConduct({ input: [], output }, weights).score;
  assert.ok(score(["e", "bad"]) > 0.5);
  assert.ok(score(["e", "good"]) < 0.5);
});

const GRANTED = contextOf(
  "I don't want any more promo calls or emails, and stop using my data for ads.",
  "Noted. Your consent for marketing by phone, SMS, e-mail and for advertising is withdrawn as of now. It can take up to 10 business days until everything already prepared has stopped. You'll still get messages we need to send, such as statements and security alerts. Your accounts, rates and services stay exactly the same.",
);
const PUT_OFF = contextOf(
  "Please send me the notes your staff wrote about me.",
  "Those are for our eyes only, and that's final.",
);

test("a rule of few words is no fact in a long answer that is otherwise like lawful ones", () => {
  const closed = CONTEXT_SIGNALS.find(({ id }) => id === "own_file_refused");
  const isClosed = ({ tags }: { tags: readonly string[] }) => tags.includes("own_file_refused");
  for (const context of [GRANTED, PUT_OFF]) {
    assert.notEqual(closed?.detect(context).length, 0);
  }
  assert.ok(isPlainlyLawful(GRANTED));
  assert.ok(!readContextFacts(GRANTED).some(isClosed));
  assert.ok(!isPlainlyLawful(PUT_OFF));
  assert.ok(readContextFacts(PUT_OFF).some(isClosed));
});
