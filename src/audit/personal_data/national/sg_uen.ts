import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** By the kind of entity: alphabet, weights, offset and check letters. */
const DIGITS = "0123456789";
const BUSINESS = {
  alphabet: DIGITS,
  weights: [10, 4, 9, 3, 8, 2, 7, 1],
  offset: 0,
  letters: "XMKECAWLJDB",
};
const LOCAL_COMPANY = {
  alphabet: DIGITS,
  weights: [10, 8, 6, 4, 9, 7, 5, 3, 1],
  offset: 0,
  letters: "ZKCMDNERGWH",
};
const OTHER_ENTITY = {
  alphabet: "ABCDEFGHJKLMNPQRSTUVWX0123456789",
  weights: [4, 3, 5, 3, 10, 2, 2, 5, 7],
  offset: 6,
  letters: "ABCDEFGHJKLMNPQRSTUVWX0123456789",
};

function checkLetterHolds(number: string): boolean {
  const kind =
    number.length === 9 ? BUSINESS : number.charAt(0) < "A" ? LOCAL_COMPANY : OTHER_ENTITY;
  let sum = kind.offset;
  for (const [place, weight] of kind.weights.entries()) {
    sum += weight * kind.alphabet.indexOf(number.charAt(place));
  }
  return kind.letters.charAt(sum % 11) === number.at(-1);
}

/** Unique Entity Number of a business: nine or ten characters with a check letter. */
export const detector = numberedIdentifier({
  id: "sg_uen",
  kind: "TAX_ID",
  jurisdiction: "SG",
  source: "Accounting and Corporate Regulatory Authority, https://www.uen.gov.sg",
  forms: [
    {
      pattern: /^\d{8}[A-Z]$|^(?:19|20)\d{7}[A-Z]$|^[RST]\d{2}[A-Z]{2}\d{4}[A-Z]$/,
      lengths: [9, 10],
      needs: "nothing",
    },
  ],
  words: ["uen", "unique entity"],
  checksum: checkLetterHolds,
  personal: false,
  examples: {
    true: [{ text: "UEN 53125226D was processed", finds: ["53125226D"] }],
    false: ["53125226", "53125226A"],
  },
});
