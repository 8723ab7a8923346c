import { validate } from "stdnum/lib/cjs/ie/pps.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** PPS number: seven digits, a check letter, and a second letter since 2013. */
export const detector = numberedIdentifier({
  id: "ie_pps",
  kind: "NATIONAL_ID",
  jurisdiction: "IE",
  source: "Department of Social Protection, https://www.gov.ie",
  forms: [{ pattern: /^\d{7} ?[A-W][A-IWTX]?$/, lengths: [8, 9], needs: "country" }],
  words: ["pps", "ppsn", "pps number", "personal public service"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "PPS number 1234567FA", finds: ["1234567FA"] }],
    false: ["Part 1234567Z"],
  },
});
