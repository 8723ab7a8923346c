import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Kraftfahrzeugkennzeichen: district, one or two letters, up to four digits. */
export const detector = numberedIdentifier({
  id: "de_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "DE",
  source: "Fahrzeug-Zulassungsverordnung, https://www.gesetze-im-internet.de/fzv_2023/",
  forms: [
    {
      pattern: /^[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2}[- ]?[1-9]\d{0,3}[EH]?$/,
      lengths: [4, 5, 6, 7, 8, 9],
      needs: "word",
      alone: true,
    },
  ],
  accepts: (compact) => !compact.startsWith("DIN"),
  words: [
    "kennzeichen",
    "nummernschild",
    "kfz",
    "fahrzeug",
    "amtliches kennzeichen",
    "auto",
    "license plate",
    "pkw",
    "wagen",
  ],
  examples: {
    true: [
      { text: "Kennzeichen M-XY 999", finds: ["M-XY 999"] },
      { text: "Das Auto mit dem Kennzeichen KA EF 12H parkt.", finds: ["KA EF 12H"] },
    ],
    false: ["Die Norm A-B 12 gilt.", "DIN-A 4", "lot MH12"],
  },
});
