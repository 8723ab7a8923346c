import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [9, 7, 3, 1, 9, 7, 3, 1], modulus: 10 };

/** Adószám of a business: eight digits with a check digit, VAT code, county. */
export const detector = numberedIdentifier({
  id: "hu_vat",
  kind: "TAX_ID",
  jurisdiction: "HU",
  source: "Nemzeti Adó- és Vámhivatal, https://nav.gov.hu",
  forms: [
    { pattern: /^\d{8}-[1-5]-\d{2}$/, lengths: [11], needs: "nothing" },
    { pattern: /^HU ?\d{8}$/, lengths: [10], needs: "nothing" },
  ],
  words: ["adoszam", "vat", "kozossegi adoszam"],
  checksum: (number) => weightedRemainder(number.replace("HU", ""), RULE) === 0,
  personal: false,
  examples: {
    true: [{ text: "Adószám: 12345676-2-42", finds: ["12345676-2-42"] }],
    false: ["12345670-2-42"],
  },
});
