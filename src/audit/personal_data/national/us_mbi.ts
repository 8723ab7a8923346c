import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Medicare Beneficiary Identifier: eleven characters, letters without S, L, O, I, B, Z. */
export const detector = numberedIdentifier({
  id: "us_mbi",
  kind: "MEDICAL_ID",
  jurisdiction: "US",
  source:
    "Centers for Medicare & Medicaid Services, Understanding the MBI format, https://www.cms.gov/medicare/new-medicare-card",
  forms: [
    {
      pattern:
        /^[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}$/,
      lengths: [11],
      needs: "nothing",
      alone: true,
    },
  ],
  words: ["mbi", "medicare", "beneficiary"],
  examples: {
    true: [
      { text: "Medicare MBI 1EG4-TE5-MK73", finds: ["1EG4-TE5-MK73"] },
      { text: "The patient's MBI is 9XX9XX9XX99.", finds: ["9XX9XX9XX99"] },
    ],
    false: ["1SG4-TE5-MK73", "1EG4TE5MK7"],
  },
});
