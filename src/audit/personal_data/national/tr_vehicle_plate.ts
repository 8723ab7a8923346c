import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Plaka: province 01 to 81, one to three letters, two to four digits. */
export const detector = numberedIdentifier({
  id: "tr_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "TR",
  source: "Karayolları Trafik Yönetmeliği, https://www.egm.gov.tr",
  forms: [
    {
      pattern: /^(?:0[1-9]|[1-7]\d|8[01]) ?[A-Z]{1,3} ?\d{2,4}$/,
      lengths: [5, 6, 7, 8, 9],
      needs: "country",
      alone: true,
    },
  ],
  words: ["plaka", "plakasi", "plakali", "arac", "license plate"],
  examples: {
    true: [{ text: "Araç plakası 34 ABC 123 olarak kayıtlıdır.", finds: ["34 ABC 123"] }],
    false: ["00 ABC 123", "82 ABC 123"],
  },
});
