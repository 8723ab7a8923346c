import { verhoeff } from "../checks/verhoeff.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Aadhaar: twelve digits, not from 0 or 1, Verhoeff check digit. */
export const detector = numberedIdentifier({
  id: "in_aadhaar",
  kind: "NATIONAL_ID",
  jurisdiction: "IN",
  source: "Unique Identification Authority of India, https://uidai.gov.in",
  forms: [
    { pattern: /^[2-9]\d{3}[ -]\d{4}[ -]\d{4}$/, lengths: [12], needs: "country" },
    { pattern: /^[2-9]\d{11}$/, lengths: [12], needs: "word", alone: true },
  ],
  words: ["aadhaar", "aadhar", "adhaar", "uidai", "uid", "आधार"],
  checksum: verhoeff,
  examples: {
    true: [
      { text: "My Aadhaar number is 2345 6789 0124.", finds: ["2345 6789 0124"] },
      { text: "Aadhaar: 400123456787", finds: ["400123456787"] },
    ],
    false: ["Order 2345 6789 0120"],
  },
});
