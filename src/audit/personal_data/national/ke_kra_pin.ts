import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** KRA PIN: A or P, nine digits, a letter. */
export const detector = numberedIdentifier({
  id: "ke_kra_pin",
  kind: "TAX_ID",
  jurisdiction: "KE",
  source: "Kenya Revenue Authority, https://www.kra.go.ke",
  forms: [{ pattern: /^[AP]\d{9}[A-Z]$/, lengths: [11], needs: "country" }],
  words: ["kra", "kra pin", "tax pin", "itax"],
  personal: (number) => number.startsWith("A"),
  examples: {
    true: [{ text: "KRA PIN A012345678Z", finds: ["A012345678Z"] }],
    false: ["Part A012345678Z"],
  },
});
