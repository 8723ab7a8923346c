import { test } from "node:test";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { redactInteraction } from "../../../src/audit/redaction/redact_interaction.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";
import { assertQuick } from "../assert_quick.ts";
import { hostileTexts } from "../hostile_texts.ts";

const { detectors } = await loadCatalogue();

function redact(value: string): void {
  const half = { format: "text", country: "US" } as const;
  const interaction = {
    use_case: "",
    company_name: "",
    input: { ...half, value },
    output: { ...half, value: "" },
  };
  redactInteraction(interaction, detectPersonalData(interaction, { detectors, countries: ["US"] }));
}

test("100 KB of any one character are redacted in time proportional to their length", (context) => {
  context.diagnostic(assertQuick(redact, hostileTexts.characters));
});

test("100 KB of any short pattern are redacted in time proportional to their length", (context) => {
  context.diagnostic(assertQuick(redact, hostileTexts.patterns));
});

test("100 KB without repetition are redacted in time proportional to their length", (context) => {
  context.diagnostic(assertQuick(redact, hostileTexts.varied));
});
