import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** מספר זהות: nine digits, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "il_identity_number",
  kind: "NATIONAL_ID",
  jurisdiction: "IL",
  source:
    "רשות האוכלוסין וההגירה, https://www.gov.il/he/departments/population_and_immigration_authority",
  forms: [{ pattern: /^\d{9}$|^\d{8}-\d$/, lengths: [9], needs: "word" }],
  words: [
    "ת.ז",
    "תז",
    'ת"ז',
    "ת״ז",
    "תעודת זהות",
    "תעודת הזהות",
    "מספר הזהות",
    "מספר זהות",
    "teudat zehut",
    "israeli id",
    "identity number",
  ],
  checksum: luhn,
  examples: {
    true: [
      { text: "ת.ז. 123456782", finds: ["123456782"] },
      { text: "Teudat zehut 039337423", finds: ["039337423"] },
    ],
    false: ["הזמנה 123456780"],
  },
});
