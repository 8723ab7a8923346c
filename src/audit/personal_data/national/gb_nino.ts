import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** National Insurance number: a two-letter prefix, six digits, a letter A to D. */
export const detector = numberedIdentifier({
  id: "gb_nino",
  kind: "NATIONAL_ID",
  jurisdiction: "GB",
  source:
    "HM Revenue & Customs, NIM39110, https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110",
  forms: [
    {
      pattern:
        /^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]([ -]?)\d{2}\1\d{2}\1\d{2}\1[A-D]$|^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{6} ?[A-D]$/,
      lengths: [9],
      needs: "nothing",
      alone: true,
    },
  ],
  words: ["nino", "national insurance", "ni number", "ni no", "insurance number"],
  examples: {
    true: [
      { text: "National Insurance number AA 12 34 56 C", finds: ["AA 12 34 56 C"] },
      { text: "NINO AA123456D", finds: ["AA123456D"] },
    ],
    false: ["BG123612A", "nino: nt 99 88 77 a", "Order AA123456C was delivered."],
  },
});
