import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** Kontonummer: bank, kind of account, customer and a check digit modulo 11. */
export const detector = numberedIdentifier({
  id: "no_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "NO",
  source: "Bits AS, Kontonummer; ISO 13616 registry, https://www.bits.no",
  forms: [
    { pattern: /^\d{4}[. ]\d{2}[. ]\d{5}$/, lengths: [11], needs: "word" },
    { pattern: /^\d{11}$/, lengths: [11], needs: "label" },
  ],
  words: ["konto", "kontonummer", "kontonr", "kto", "bankkonto"],
  checksum: (number) => weightedRemainder(number, RULE) === 0,
  examples: {
    true: [{ text: "Kontonummer 8601.11.17947", finds: ["8601.11.17947"] }],
    false: ["Kontonummer 8601.11.17948", "Versjon 8601.11.17947"],
  },
});
