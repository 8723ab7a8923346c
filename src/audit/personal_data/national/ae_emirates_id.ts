import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Emirates ID: 784, year of birth, serial, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "ae_emirates_id",
  kind: "NATIONAL_ID",
  jurisdiction: "AE",
  source:
    "Federal Authority for Identity, Citizenship, Customs & Port Security, https://icp.gov.ae",
  forms: [
    { pattern: /^784-(?:19|20)\d{2}-\d{7}-\d$/, lengths: [15], needs: "nothing", alone: true },
    { pattern: /^784(?:19|20)\d{10}$/, lengths: [15], needs: "country" },
  ],
  words: ["emirates id", "eid", "الهوية", "بطاقة الهوية"],
  checksum: luhn,
  unproven: "always",
  examples: {
    true: [{ text: "Emirates ID 784-1980-1234567-8", finds: ["784-1980-1234567-8"] }],
    false: ["785-1980-1234567-8"],
  },
});
