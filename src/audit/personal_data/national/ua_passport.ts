import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Passport of Ukraine: two letters and six digits; the card has nine digits. */
export const detector = numberedIdentifier({
  id: "ua_passport",
  kind: "PASSPORT",
  jurisdiction: "UA",
  source: "Державна міграційна служба, https://dmsu.gov.ua",
  forms: [{ pattern: /^[А-ЯІЇЄҐA-Z]{2} ?\d{6}$|^\d{9}$/, lengths: [8, 9], needs: "word" }],
  words: ["паспорт", "паспорта", "паспортом", "серія"],
  examples: {
    true: [{ text: "паспорт серія АБ 123456", finds: ["АБ 123456"] }],
    false: ["Рейс АБ 123456"],
  },
});
