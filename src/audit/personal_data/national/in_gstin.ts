import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Base 36; every other character is doubled, and the two digits of the product are added. */
function checkCharacterHolds(number: string): boolean {
  let sum = 0;
  for (let place = 0; place < 14; place++) {
    const product = parseInt(number.charAt(place), 36) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return (36 - (sum % 36)) % 36 === parseInt(number.charAt(14), 36);
}

/** Goods and Services Tax number: state, PAN, entity, Z, check character. */
export const detector = numberedIdentifier({
  id: "in_gstin",
  kind: "TAX_ID",
  jurisdiction: "IN",
  source: "Goods and Services Tax Network, https://www.gst.gov.in",
  forms: [
    {
      pattern: /^(?:0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
      lengths: [15],
      needs: "nothing",
      alone: true,
    },
  ],
  words: ["gstin", "gst"],
  checksum: checkCharacterHolds,
  unproven: "always",
  personal: false,
  examples: {
    true: [{ text: "GSTIN 27AAPFU0939F1ZV", finds: ["27AAPFU0939F1ZV"] }],
    false: ["27ABCDE1234F1Y5", "27ABCDE1234F1Z55"],
  },
});
