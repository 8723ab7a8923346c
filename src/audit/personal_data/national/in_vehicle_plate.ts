import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Registration mark: state, district, series, up to four digits; also the Bharat series. */
export const detector = numberedIdentifier({
  id: "in_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "IN",
  source:
    "Ministry of Road Transport and Highways, Central Motor Vehicles Rules, rule 50, https://parivahan.gov.in",
  forms: [
    {
      pattern:
        /^(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[KP]|WB)[ -]?\d{1,2}[A-Z]?[ -]?[A-Z]{1,3}[ -]?\d{4}$|^\d{2} ?BH ?\d{4} ?[A-Z]{1,2}$/,
      lengths: [8, 9, 10, 11],
      needs: "country",
      alone: true,
    },
    {
      pattern:
        /^(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[KP]|WB)\d{4}$|^I\d{5}$/,
      lengths: [6],
      needs: "word",
      alone: true,
    },
  ],
  words: ["vehicle", "registration", "number plate", "car", "bike", "rto", "plate"],
  examples: {
    true: [
      { text: "My car's registration is DL 3CAB 1234.", finds: ["DL 3CAB 1234"] },
      { text: "vehicle no. DL 3C AY 4471", finds: ["DL 3C AY 4471"] },
      { text: "Vehicle MH12DE1433", finds: ["MH12DE1433"] },
    ],
    false: ["ZZ12DE1433"],
  },
});
