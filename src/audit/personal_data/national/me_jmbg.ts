import { masterCitizenNumber } from "../checks/master_citizen_number.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** JMBG: date of birth, region, serial, check digit; regions 20 to 29. */
export const detector = numberedIdentifier({
  id: "me_jmbg",
  kind: "NATIONAL_ID",
  jurisdiction: "ME",
  source: "Ministarstvo unutrašnjih poslova, https://www.gov.me",
  ...masterCitizenNumber,
  words: ["jmbg", "maticni broj"],
  examples: {
    true: [{ text: "JMBG: 0101980210007", finds: ["0101980210007"] }],
    false: ["0113980500003"],
  },
});
