import { masterCitizenNumber } from "../checks/master_citizen_number.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** ЈМБГ: date of birth, region, serial, check digit; regions 70 to 99. */
export const detector = numberedIdentifier({
  id: "rs_jmbg",
  kind: "NATIONAL_ID",
  jurisdiction: "RS",
  source: "Министарство унутрашњих послова, https://www.mup.gov.rs",
  ...masterCitizenNumber,
  words: ["jmbg", "јмбг", "maticni broj", "матични број"],
  examples: {
    true: [{ text: "JMBG: 0101980710018", finds: ["0101980710018"] }],
    false: ["0113980500003"],
  },
});
