import { masterCitizenNumber } from "../checks/master_citizen_number.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** JMBG: date of birth, region, serial, check digit; regions 10 to 19. */
export const detector = numberedIdentifier({
  id: "ba_jmbg",
  kind: "NATIONAL_ID",
  jurisdiction: "BA",
  source: "Agencija za identifikacione dokumente, https://www.iddeea.gov.ba",
  ...masterCitizenNumber,
  words: ["jmbg", "jmb", "maticni broj"],
  examples: {
    true: [{ text: "JMBG: 0101980170005", finds: ["0101980170005"] }],
    false: ["0113980500003"],
  },
});
