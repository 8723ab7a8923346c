import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], modulus: 10 };

/** IDNP: thirteen digits from 2 (persons) or 1 (organizations), check by weights 7, 3, 1. */
export const detector = numberedIdentifier({
  id: "md_idnp",
  kind: "NATIONAL_ID",
  jurisdiction: "MD",
  source: "Agenția Servicii Publice, https://www.asp.gov.md",
  forms: [{ pattern: /^[12]\d{12}$/, lengths: [13], needs: "word" }],
  words: ["idnp", "idno", "cod personal"],
  checksum: (number) => weightedRemainder(number, RULE) === Number(number.charAt(12)),
  personal: (number) => number.startsWith("2"),
  examples: {
    true: [{ text: "IDNP 2000000123457", finds: ["2000000123457"] }],
    false: ["Comanda 2000000123450"],
  },
});
