import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Driver number of Great Britain: surname, date of birth, initials, in sixteen characters. */
export const detector = numberedIdentifier({
  id: "gb_driving_licence",
  kind: "DRIVER_LICENSE",
  jurisdiction: "GB",
  source:
    "Driver and Vehicle Licensing Agency, https://www.gov.uk/government/organisations/driver-and-vehicle-licensing-agency",
  forms: [
    {
      pattern:
        /^(?:[A-Z]{5}|[A-Z]{4}9|[A-Z]{3}99|[A-Z]{2}999|[A-Z]9999) ?\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])\d ?[A-Z][A-Z9]\d[A-Z0-9]{2}$|^(?:[A-Z]{5}|[A-Z]{4}9|[A-Z]{3}99|[A-Z]{2}999|[A-Z]9999) ?\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])\d ?[A-Z]99[A-Z0-9]{2}$|^(?:[A-Z]{5}|[A-Z]{4}9|[A-Z]{3}99|[A-Z]{2}999|[A-Z]9999)\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])\d[A-Z]{1,2}9?[A-Z0-9]{2,3}$/,
      lengths: [16],
      needs: "nothing",
      alone: true,
    },
  ],
  words: ["driving licence", "driver number", "driving license", "dvla", "licence"],
  examples: {
    true: [{ text: "Driving licence SPECI657054SM9IJ", finds: ["SPECI657054SM9IJ"] }],
    false: ["SPECI600054SM9IJ", "SP9C9657054SM9IJ"],
  },
});
