import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [3, 2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** Organisasjonsnummer: nine digits from 8 or 9, check modulo 11. */
export const detector = numberedIdentifier({
  id: "no_organization_number",
  kind: "TAX_ID",
  jurisdiction: "NO",
  source: "Brønnøysundregistrene, https://www.brreg.no",
  forms: [{ pattern: /^[89]\d{8}$|^[89]\d{2} \d{3} \d{3}$/, lengths: [9], needs: "word" }],
  words: ["organisasjonsnummer", "org.nr", "orgnr", "org nr", "foretaksregisteret", "mva", "vat"],
  checksum: (number) => weightedRemainder(number, RULE) === 0,
  personal: false,
  examples: {
    true: [{ text: "Org.nr. 987 654 325", finds: ["987 654 325"] }],
    false: ["Ordre 987654320"],
  },
});
