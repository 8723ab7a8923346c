import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "../../../src/audit/audit.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const catalogue = await loadCatalogue();

function domainsOf(input: string, output: string): readonly string[] {
  const text = (value: string) => ({ value, format: "text" as const, country: "DE" });
  const interaction = {
    use_case: "assistant",
    company_name: "Northwind",
    input: text(input),
    output: text(output),
  };
  return audit(interaction, catalogue, { as_of: "2026-11-21", signature: "not_signed" }).domain;
}

test("what an output does shows its domain, whatever the use case calls itself", () => {
  const shown: readonly (readonly [string, string, string])[] = [
    ["Can I have a loan?", "Your loan application has been rejected.", "lending"],
    ["What is it?", "You have pneumonia. Take 500 mg of amoxicillin.", "healthcare"],
    [
      "How do they feel?",
      "The system detects the emotions of employees and flags frustration.",
      "employment",
    ],
    [
      "How is class 3B?",
      "The camera analysis of facial expressions shows 60% of the students bored.",
      "education",
    ],
    [
      "Is it safe?",
      "This fund gives a guaranteed return of 12 % and you cannot lose.",
      "investment",
    ],
  ];
  for (const [input, output, domain] of shown) {
    assert.equal(domainsOf(input, output)[0], domain, output);
  }
});

test("what people merely talk about shows no domain", () => {
  assert.deepEqual(domainsOf("My loan was rejected and my boss is ill.", "I am sorry."), []);
  assert.deepEqual(domainsOf("Tell me of elections.", "Voters cast ballots in schools."), []);
});
