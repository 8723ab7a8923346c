import { validate } from "stdnum/lib/cjs/hk/hkid.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** 香港身份證: one or two letters, six digits, a check digit in parentheses. */
export const detector = numberedIdentifier({
  id: "hk_id",
  kind: "NATIONAL_ID",
  jurisdiction: "HK",
  source: "Immigration Department, https://www.immd.gov.hk",
  forms: [{ pattern: /^[A-Z]{1,2}\d{6}[0-9A]$/, lengths: [8, 9], needs: "country" }],
  words: ["hkid", "香港身份證", "身份證", "hong kong identity"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "HKID A1234563", finds: ["A1234563"] }],
    false: ["Order A1234560"],
  },
});
