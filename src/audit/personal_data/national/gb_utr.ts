import { validate } from "stdnum/lib/cjs/gb/utr.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Unique Taxpayer Reference: ten digits, the first of them the check digit. */
export const detector = numberedIdentifier({
  id: "gb_utr",
  kind: "TAX_ID",
  jurisdiction: "GB",
  source: "HM Revenue & Customs, https://www.gov.uk/find-utr-number",
  forms: [{ pattern: /^\d{5} ?\d{5}$/, lengths: [10], needs: "word" }],
  words: ["utr", "unique taxpayer", "self assessment", "taxpayer reference"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "My UTR is 1123456789.", finds: ["1123456789"] }],
    false: ["Invoice 1123456789 is due."],
  },
});
