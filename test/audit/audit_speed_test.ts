import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "../../src/audit/audit.ts";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";

const catalogue = await loadCatalogue();

/** Plain talk of about so many characters. */
function talk(length: number): string {
  const sentences = [
    "I ordered a blue jacket last week and it has not arrived yet.",
    "Could you check the delivery and tell me when it will come?",
    "The weather in Lisbon was lovely, and we walked along the river.",
    "My manager asked for a summary of the meeting about the new office.",
    "The recipe needs two eggs, some flour, sugar and a little salt.",
  ];
  let text = "";
  for (let index = 0; text.length < length; index++) text += `${sentences[index % 5]} `;
  return text.slice(0, length);
}

/** The median of some audits, in milliseconds of this process's own processor time. */
function medianOf(length: number): number {
  const half = talk(length / 2);
  const text = { value: half, format: "text" as const, country: "Germany" };
  const interaction = { use_case: "support", company_name: "Acme", input: text, output: text };
  const times = Array.from({ length: 45 }, () => {
    const before = process.cpuUsage();
    audit(interaction, catalogue, { as_of: "2026-11-21", signature: "not_signed" });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.slice(15).sort((a, b) => a - b)[15] ?? 0;
}

test("a whole audit stays near 5 ms for 1 KB and 25 ms for 2,000 tokens", (context) => {
  const small = medianOf(1000);
  const large = medianOf(9000);
  context.diagnostic(`1 KB ${small.toFixed(1)} ms, 2,000 tokens ${large.toFixed(1)} ms`);
  assert.ok(small < 5 * 4, `1 KB took ${small} ms`);
  assert.ok(large < 25 * 4, `2,000 tokens took ${large} ms`);
});
