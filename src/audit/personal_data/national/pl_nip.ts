import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [6, 5, 7, 2, 3, 4, 5, 6, 7], modulus: 11 };

/** NIP: ten digits, check modulo 11, often written in groups or after PL. */
export const detector = numberedIdentifier({
  id: "pl_nip",
  kind: "TAX_ID",
  jurisdiction: "PL",
  source: "Ustawa o zasadach ewidencji i identyfikacji podatników, https://www.podatki.gov.pl",
  forms: [
    { pattern: /^PL ?\d{10}$|^PL ?\d{3}-\d{3}-\d{2}-\d{2}$/, lengths: [12], needs: "nothing" },
    {
      pattern: /^\d{3}-\d{3}-\d{2}-\d{2}$|^\d{3}-\d{2}-\d{2}-\d{3}$/,
      lengths: [10],
      needs: "country",
    },
    { pattern: /^\d{10}$|^\d{3} \d{3} \d{2} \d{2}$/, lengths: [10], needs: "word", alone: true },
  ],
  words: ["nip", "numer identyfikacji podatkowej", "vat", "ue"],
  checksum: (number) => weightedRemainder(number.slice(-10), RULE) === Number(number.at(-1)),
  personal: false,
  examples: {
    true: [
      { text: "NIP: 123-456-32-18", finds: ["123-456-32-18"] },
      { text: "VAT UE PL1234563218", finds: ["PL1234563218"] },
      { text: "NIP 1234563218", finds: ["1234563218"] },
    ],
    false: ["Faktura 1234563218", "NIP 1234563219"],
  },
});
