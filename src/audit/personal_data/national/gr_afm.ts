import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [256, 128, 64, 32, 16, 8, 4, 2], modulus: 11 };

/** ΑΦΜ: nine digits, check by powers of two. */
export const detector = numberedIdentifier({
  id: "gr_afm",
  kind: "TAX_ID",
  jurisdiction: "GR",
  source: "Ανεξάρτητη Αρχή Δημοσίων Εσόδων, https://www.aade.gr",
  forms: [
    { pattern: /^[01789]\d{8}$/, lengths: [9], needs: "word" },
    { pattern: /^EL ?\d{9}$/, lengths: [11], needs: "nothing" },
  ],
  words: ["αφμ", "α.φ.μ", "afm", "vat"],
  checksum: (number) => weightedRemainder(number.slice(-9), RULE) % 10 === Number(number.at(-1)),
  examples: {
    true: [{ text: "ΑΦΜ: 012345670", finds: ["012345670"] }],
    false: ["Παραγγελία 012345670"],
  },
});
