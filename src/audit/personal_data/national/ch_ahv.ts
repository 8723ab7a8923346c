import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1], modulus: 10 };

/** AHV-Nummer: 756 and ten digits, the check digit of EAN-13. */
export const detector = numberedIdentifier({
  id: "ch_ahv",
  kind: "NATIONAL_ID",
  jurisdiction: "CH",
  source: "Zentrale Ausgleichsstelle, Art. 50c AHVG, https://www.zas.admin.ch",
  forms: [
    {
      pattern: /^756\.\d{4}\.\d{4}\.\d{2}$|^756 \d{4} \d{4} \d{2}$/,
      lengths: [13],
      needs: "nothing",
    },
    { pattern: /^756\d{10}$/, lengths: [13], needs: "country" },
  ],
  words: [
    "ahv",
    "ahv-nummer",
    "ahv-nr",
    "avs",
    "numero avs",
    "sozialversicherungsnummer",
    "versichertennummer",
  ],
  checksum: (number) => weightedRemainder(number, RULE) === 0,
  examples: {
    true: [{ text: "AHV-Nummer 756.1234.5678.97", finds: ["756.1234.5678.97"] }],
    false: ["756.1234.5678.90"],
  },
});
