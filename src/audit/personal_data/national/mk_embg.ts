import { masterCitizenNumber } from "../checks/master_citizen_number.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** ЕМБГ: date of birth, region, serial, check digit; regions 40 to 49. */
export const detector = numberedIdentifier({
  id: "mk_embg",
  kind: "NATIONAL_ID",
  jurisdiction: "MK",
  source: "Министерство за внатрешни работи, https://mvr.gov.mk",
  ...masterCitizenNumber,
  words: ["ембг", "embg", "матичен број"],
  examples: {
    true: [{ text: "ЕМБГ: 0101980450008", finds: ["0101980450008"] }],
    false: ["0113980500003"],
  },
});
