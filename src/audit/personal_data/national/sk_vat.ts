import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** IČ DPH: SK and ten digits divisible by eleven. */
export const detector = numberedIdentifier({
  id: "sk_vat",
  kind: "TAX_ID",
  jurisdiction: "SK",
  source: "Finančná správa, https://www.financnasprava.sk",
  forms: [{ pattern: /^SK ?[1-9]\d[234789]\d{7}$/, lengths: [12], needs: "nothing" }],
  words: ["ic dph", "dic", "vat"],
  checksum: (number) => Number(number.slice(2)) % 11 === 0,
  personal: false,
  examples: {
    true: [{ text: "IČ DPH SK2023456787", finds: ["SK2023456787"] }],
    false: ["SK2023456780"],
  },
});
