import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Indian passport: a letter and seven digits. */
export const detector = numberedIdentifier({
  id: "in_passport",
  kind: "PASSPORT",
  jurisdiction: "IN",
  source: "Passport Seva, Ministry of External Affairs, https://www.passportindia.gov.in",
  forms: [{ pattern: /^[A-PR-WY][1-9]\d ?\d{4}[1-9]$/, lengths: [8], needs: "word", alone: true }],
  words: ["indian passport", "passport number", "passport no", "passport"],
  examples: {
    true: [{ text: "passport number: J6932157", finds: ["J6932157"] }],
    false: ["B0097650", "Order J6932157"],
  },
});
