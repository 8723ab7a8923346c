import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Driver license of a state: a letter and seven to fourteen digits, or digits alone; every state has its own form. */
export const detector = numberedIdentifier({
  id: "us_driver_license",
  kind: "DRIVER_LICENSE",
  jurisdiction: "US",
  source: "American Association of Motor Vehicle Administrators, https://www.aamva.org",
  forms: [
    { pattern: /^[A-Z]\d{8}$/, lengths: [9], needs: "word", alone: true },
    {
      pattern:
        /^[A-Z]\d{6,7}$|^[A-Z]\d{9,14}$|^[A-Z]{2}\d{6,7}$|^[A-Z]\d{3}-\d{3,4}-\d{2,4}(?:-\d{2,4})?$|^\d{7,10}$/,
      lengths: [7, 8, 9, 10, 11, 12, 13, 14, 15],
      needs: "word",
    },
  ],
  words: [
    "driver license",
    "driver's license",
    "drivers license",
    "driver's licence",
    "driver licence",
    "driving license",
    "dl",
    "dl#",
    "license number",
    "lic no",
    "state license",
    "dmv",
  ],
  examples: {
    true: [
      { text: "Driver's license: H12234567", finds: ["H12234567"] },
      { text: "DL# D1234567 issued by the California DMV", finds: ["D1234567"] },
    ],
    false: ["Flight H1223456 is late.", "The room is 1223456."],
  },
});
