import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** National Provider Identifier: ten digits whose Luhn check counts the prefix 80840. */
export const detector = numberedIdentifier({
  id: "us_npi",
  kind: "MEDICAL_ID",
  jurisdiction: "US",
  source:
    "Centers for Medicare & Medicaid Services, 45 CFR 162.406, https://www.cms.gov/medicare/regulations-guidance/administrative-simplification/npi",
  forms: [{ pattern: /^[12]\d{9}$/, lengths: [10], needs: "word", alone: true }],
  words: ["npi", "national provider", "provider id", "provider number", "prescriber", "physician"],
  checksum: (number) => luhn("80840" + number),
  examples: {
    true: [{ text: "Provider NPI: 1234567893", finds: ["1234567893"] }],
    false: ["Call 1234567893 today.", "3234567893"],
  },
});
