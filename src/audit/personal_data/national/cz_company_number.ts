import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [8, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** IČO: eight digits, check modulo 11. */
export const detector = numberedIdentifier({
  id: "cz_company_number",
  kind: "TAX_ID",
  jurisdiction: "CZ",
  source: "Český statistický úřad, https://www.czso.cz",
  forms: [{ pattern: /^\d{8}$|^\d{3} \d{2} \d{3}$/, lengths: [8], needs: "word" }],
  words: ["ico", "ic", "identifikacni cislo"],
  checksum: (number) => (11 - weightedRemainder(number, RULE)) % 10 === Number(number.charAt(7)),
  personal: false,
  examples: {
    true: [{ text: "IČO: 12345679", finds: ["12345679"] }],
    false: ["Objednávka 12345670"],
  },
});
