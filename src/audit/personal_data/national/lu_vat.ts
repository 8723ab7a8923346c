import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Luxembourg VAT number: LU and eight digits, the last two modulo 89. */
export const detector = numberedIdentifier({
  id: "lu_vat",
  kind: "TAX_ID",
  jurisdiction: "LU",
  source: "Administration de l'enregistrement, https://pfi.public.lu",
  forms: [{ pattern: /^LU ?\d{8}$/, lengths: [10], needs: "nothing" }],
  words: ["tva", "vat"],
  checksum: (number) => Number(number.slice(2, 8)) % 89 === Number(number.slice(8)),
  personal: false,
  examples: {
    true: [{ text: "TVA LU12345613", finds: ["LU12345613"] }],
    false: ["LU12345600"],
  },
});
