import assert from "node:assert/strict";
import { test } from "node:test";
import { openDomainsModel } from "../../../src/audit/context/conduct/domains_model.ts";
import {
  recognizeDomains,
  scoreDomains,
} from "../../../src/audit/context/conduct/recognize_domains.ts";
import { readContext } from "../../../src/audit/context/read_context.ts";
import { fitDomains } from "../../../src/training/conduct/fit_domains.ts";
import type { WrongExample } from "../../../src/training/conduct/wrong_example.ts";

function contextOf(input: string, output: string) {
  const text = (value: string) => ({ value, format: "text" as const, country: "GB" });
  return readContext(
    { use_case: "chat", company_name: "", input: text(input), output: text(output) },
    { personalData: [], domains: [] },
  );
}

test("what is spoken of tells the trade, whatever the use case calls itself", () => {
  const hiring = contextOf(
    "Who of the applicants shall we invite to the job interview?",
    "I have put the woman with two small children at the bottom of the list of candidates, because she will be absent from work too often, and wrote her a rejection of her application.",
  );
  assert.ok(recognizeDomains(hiring).includes("employment"));
  const kettle = contextOf("How do I descale my kettle?", "With vinegar. Then rinse it twice.");
  assert.ok(!recognizeDomains(kettle).includes("employment"));
});

/** Talk of beds or of cards, in houses that say what they are. */
function examples(): WrongExample[] {
  return Array.from({ length: 200 }, (_, index) => ({
    heard: {
      input: [],
      asked: [],
      said: [],
      output: [`word${index % 7}`, index % 2 ? "bed" : "card"],
      domain: [index % 2 ? "healthcare" : "banking"],
    },
    worded: { input: [], output: [] },
    meant: { input: [], output: [], words: [] },
    unlawful: false,
    ordinary: false,
    wrongs: [],
    facts: [],
    asked: [],
    group: "x",
  }));
}

test("learning is the same every time, and does not look at the use case", () => {
  const file = fitDomains(examples());
  assert.deepEqual(file, fitDomains(examples()));
  assert.deepEqual(file.domains, ["banking", "healthcare"]);
  const heard = { input: [], output: ["word1", "bed"], asked: [], said: [], domain: ["banking"] };
  assert.deepEqual(scoreDomains(heard, openDomainsModel(file)), ["healthcare"]);
});
