import { masterCitizenNumber } from "../checks/master_citizen_number.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** EMŠO: date of birth, region 50, serial, check digit. */
export const detector = numberedIdentifier({
  id: "si_emso",
  kind: "NATIONAL_ID",
  jurisdiction: "SI",
  source:
    "Ministrstvo za notranje zadeve, Zakon o centralnem registru prebivalstva, https://www.gov.si",
  ...masterCitizenNumber,
  words: ["emso", "enotna maticna stevilka"],
  examples: {
    true: [{ text: "EMŠO: 0101980500005", finds: ["0101980500005"] }],
    false: ["0113980500003"],
  },
});
