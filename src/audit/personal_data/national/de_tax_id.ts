import { validate } from "stdnum/lib/cjs/de/idnr.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Of the first ten digits just one stands there twice or three times, and no other twice. */
function repeatsOneDigit(number: string): boolean {
  const body = number.slice(0, 10);
  const repeated = [...new Set(body)].map((digit) => body.split(digit).length - 1);
  const often = repeated.filter((times) => times > 1);
  return often.length === 1 && (often[0] ?? 0) <= 3;
}

/** Steuerliche Identifikationsnummer: eleven digits, one digit repeated among the first ten, check by ISO 7064. */
export const detector = numberedIdentifier({
  id: "de_tax_id",
  kind: "TAX_ID",
  jurisdiction: "DE",
  source: "Bundeszentralamt für Steuern, § 139b AO, https://www.bzst.de",
  forms: [
    { pattern: /^[1-9]\d (?:\d{3} ){2}\d{3}$/, lengths: [11], needs: "country" },
    { pattern: /^[1-9]\d{10}$/, lengths: [11], needs: "word", alone: true },
  ],
  words: [
    "steuer-id",
    "steuerid",
    "steuer id",
    "steuer-identifikationsnummer",
    "steueridentifikationsnummer",
    "steuerliche identifikationsnummer",
    "identifikationsnummer",
    "idnr",
    "id-nr",
    "tin",
    "tax id",
  ],
  accepts: repeatsOneDigit,
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [
      { text: "Meine Steuer-ID lautet 86 095 742 719.", finds: ["86 095 742 719"] },
      { text: "IdNr. 47836291157", finds: ["47836291157"] },
    ],
    false: ["11111111111", "Rechnung 02345678903"],
  },
});
