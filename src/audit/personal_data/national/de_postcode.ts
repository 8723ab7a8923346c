import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Postleitzahl: five digits; it names a district of thousands, no person. */
export const detector = numberedIdentifier({
  id: "de_postcode",
  kind: "ADDRESS",
  jurisdiction: "DE",
  source: "Deutsche Post, https://www.postdirekt.de",
  forms: [{ pattern: /^(?:0[1-9]|[1-9]\d)\d{3}$/, lengths: [5], needs: "word", alone: true }],
  words: ["plz", "postleitzahl"],
  personal: false,
  examples: {
    true: [{ text: "PLZ 10115 Berlin", finds: ["10115"] }],
    false: ["101150", "Es waren 10115 Besucher."],
  },
});
