import { test } from "node:test";
import { audit } from "../../src/audit/audit.ts";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";
import { assertQuick } from "./assert_quick.ts";
import { hostileTexts } from "./hostile_texts.ts";

const catalogue = await loadCatalogue();

/** Audits a text, half of it asked and half of it answered: signals weigh each half by the other. */
function auditHalves(text: string): void {
  const middle = text.length >> 1;
  const half = { format: "text", country: "US" } as const;
  audit(
    {
      use_case: "support",
      company_name: "Northwind",
      input: { ...half, value: text.slice(0, middle) },
      output: { ...half, value: text.slice(middle) },
    },
    catalogue,
    { as_of: "2026-11-21", signature: "not_signed" },
  );
}

test("100 KB of any one character are audited in time proportional to their length", (context) => {
  context.diagnostic(assertQuick(auditHalves, hostileTexts.characters));
});

test("100 KB of any short pattern are audited in time proportional to their length", (context) => {
  context.diagnostic(assertQuick(auditHalves, hostileTexts.patterns));
});

test("100 KB without repetition are audited in time proportional to their length", (context) => {
  context.diagnostic(assertQuick(auditHalves, hostileTexts.varied));
});
