import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Registration mark of the current system: area, age identifier, three letters; prefix and suffix marks with context. */
export const detector = numberedIdentifier({
  id: "gb_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "GB",
  source:
    "Driver and Vehicle Licensing Agency, INF104, https://www.gov.uk/displaying-number-plates",
  forms: [
    {
      pattern: /^[A-HJ-PR-Y][A-HJ-PR-Y](?:0[2-9]|[1-6]\d|7\d) ?[A-HJ-PR-Z]{3}$/,
      lengths: [7],
      needs: "country",
      alone: true,
    },
    {
      pattern: /^[A-HJ-NPR-TV-Y]\d{1,3} ?[A-HJ-PR-Y]{3}$|^[A-HJ-PR-Y]{3} ?\d{1,3}[A-HJ-NPR-TV-Y]$/,
      lengths: [5, 6, 7],
      needs: "word",
    },
  ],
  words: [
    "registration",
    "car reg",
    "reg",
    "number plate",
    "vehicle",
    "vehicles",
    "plate",
    "vrm",
    "car",
    "v5c",
    ..."toyota ford vauxhall bmw audi mercedes volkswagen honda nissan hyundai kia peugeot renault citroen fiat skoda volvo tesla mazda suzuki jaguar van motorbike taxi".split(
      " ",
    ),
  ],
  examples: {
    true: [
      { text: "My car reg is AB51 ABC.", finds: ["AB51 ABC"] },
      { text: "He came in a white Toyota (LB19 KXY).", finds: ["LB19 KXY"] },
      { text: "The vehicle K12 ABC was parked outside.", finds: ["K12 ABC"] },
    ],
    false: ["IB51 ABC", "AQ51 ABC"],
  },
});
