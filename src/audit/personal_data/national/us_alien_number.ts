import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Alien Registration Number: the letter A and eight or nine digits. */
export const detector = numberedIdentifier({
  id: "us_alien_number",
  kind: "NATIONAL_ID",
  jurisdiction: "US",
  source: "U.S. Citizenship and Immigration Services, https://www.uscis.gov/glossary-term/50684",
  forms: [{ pattern: /^A[- ]?\d{8,9}$/, lengths: [9, 10], needs: "word" }],
  words: [
    "alien registration",
    "alien number",
    "a-number",
    "uscis",
    "green card",
    "permanent resident",
  ],
  examples: {
    true: [{ text: "Alien registration number A012345678", finds: ["A012345678"] }],
    false: ["Part A012345678 fits."],
  },
});
