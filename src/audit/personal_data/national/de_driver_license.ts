import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Führerscheinnummer: key of the authority, serial, check character, number of the copy; eleven characters. */
export const detector = numberedIdentifier({
  id: "de_driver_license",
  kind: "DRIVER_LICENSE",
  jurisdiction: "DE",
  source: "Kraftfahrt-Bundesamt, Fahrerlaubnis-Verordnung, https://www.kba.de",
  forms: [
    { pattern: /^[A-Z]{2}\d{8}[0-9A-Z]$/, lengths: [11], needs: "word", alone: true },
    { pattern: /^[A-Z][0-9]{2}[0-9A-Z]{8}$/, lengths: [11], needs: "word" },
  ],
  words: [
    "fuhrerschein",
    "fuhrerscheinnummer",
    "fahrerlaubnis",
    "fahrerlaubnisnummer",
    "fuehrerschein",
    "driver",
    "driving",
  ],
  examples: {
    true: [
      { text: "Führerscheinnummer B072RRE2I55", finds: ["B072RRE2I55"] },
      { text: "Führerschein: MU12345678B", finds: ["MU12345678B"] },
    ],
    false: ["Bestellung MU12345678B", "BO12345678AB"],
  },
});
