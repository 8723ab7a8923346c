import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Number plate: three letters of the area, three digits, two letters. */
export const detector = numberedIdentifier({
  id: "ng_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "NG",
  source: "Federal Road Safety Corps, https://frsc.gov.ng",
  forms: [
    { pattern: /^[A-Z]{3}[- ]?\d{3}[- ]?[A-Z]{2}$/, lengths: [8], needs: "country", alone: true },
  ],
  words: ["plate", "vehicle", "registration", "car"],
  examples: {
    true: [{ text: "plate number ABC-123DE", finds: ["ABC-123DE"] }],
    false: ["ABCD-123DE"],
  },
});
