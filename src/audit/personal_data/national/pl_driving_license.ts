import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Prawo jazdy: serial, year and authority with slashes. */
export const detector = numberedIdentifier({
  id: "pl_driving_license",
  kind: "DRIVER_LICENSE",
  jurisdiction: "PL",
  source: "Ustawa o kierujących pojazdami, https://www.gov.pl/web/infrastruktura",
  forms: [{ pattern: /^\d{5}\/\d{2}\/\d{4}$/, lengths: [11], needs: "word", alone: true }],
  words: ["prawo jazdy", "prawa jazdy", "prawem jazdy", "driving licence", "driver"],
  examples: {
    true: [{ text: "prawo jazdy nr 12345/67/8901", finds: ["12345/67/8901"] }],
    false: ["Sygnatura 12345/67/8901"],
  },
});
