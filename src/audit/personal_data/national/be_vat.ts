import { mod97 } from "../checks/mod_97.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Ondernemingsnummer and VAT number: ten digits from 0 or 1, key modulo 97. */
export const detector = numberedIdentifier({
  id: "be_vat",
  kind: "TAX_ID",
  jurisdiction: "BE",
  source: "FOD Economie, Kruispuntbank van Ondernemingen, https://economie.fgov.be",
  forms: [
    { pattern: /^BE ?[01]\d{3}[. ]?\d{3}[. ]?\d{3}$/, lengths: [12], needs: "nothing" },
    // Older papers leave out the nought.
    { pattern: /^BE ?\d{3}[. ]?\d{3}[. ]?\d{3}$/, lengths: [11], needs: "country" },
    { pattern: /^[01]\d{3}\.\d{3}\.\d{3}$/, lengths: [10], needs: "country" },
    { pattern: /^[01]\d{9}$/, lengths: [10], needs: "word" },
  ],
  words: ["btw", "tva", "ondernemingsnummer", "numero d'entreprise", "kbo", "bce", "vat"],
  checksum: (number) =>
    97 - mod97(number.replace(/^BE/, "").slice(0, -2)) === Number(number.slice(-2)),
  personal: false,
  examples: {
    true: [{ text: "BTW BE 0123.456.749", finds: ["BE 0123.456.749"] }],
    false: ["BE0123456700"],
  },
});
