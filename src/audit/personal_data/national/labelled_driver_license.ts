import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** A driver license number of any country or state, by the label directly before it. */
export const detector = numberedIdentifier({
  id: "labelled_driver_license",
  kind: "DRIVER_LICENSE",
  source:
    "ISO/IEC 18013-1: driving licence numbers of up to twenty-five characters, https://www.iso.org/standard/63798.html",
  forms: [
    {
      pattern:
        /^(?=.*\d.*\d.*\d)[0-9A-Z]{5,20}$|^(?=.*\d.*\d.*\d)[0-9A-Z]{1,8}(?:[- ][0-9A-Z]{1,8}){1,3}$/,
      lengths: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
      needs: "label",
    },
  ],
  // The letters before a number may be an abbreviation of their own: "mg/dL, LDL 121".
  accepts: (compact) => (compact.match(/\d/g) ?? []).length > 3 || !/^[A-Z]+\d+$/.test(compact),
  words: [
    "driver's license number",
    "driver's license",
    "drivers license",
    "driver license",
    "driver's licence",
    "driver licence",
    "driving licence",
    "driving license",
    "driver license number",
    "license number",
    "licence number",
    "dl number",
    "dl no",
    "dl",
    "dln",
    "permis de conduire",
    "fuhrerschein",
    "fuhrerscheinnummer",
    "licencia de conducir",
    "permiso de conducir",
    "patente di guida",
    "patente",
    "prawo jazdy",
    "prawa jazdy",
    "rijbewijs",
    "carta de conducao",
    "carteira de motorista",
    "korkort",
    "forerkort",
    "korekort",
    "ajokortti",
    "vezetoi engedely",
    "ridicsky prukaz",
    "ehliyet",
    "водительское удостоверение",
    "驾驶证号",
    "運転免許証番号",
    "운전면허번호",
  ],
  examples: {
    true: [
      { text: "Driver's License: S530-4609-0123", finds: ["S530-4609-0123"] },
      { text: "driving licence no. K1234567", finds: ["K1234567"] },
    ],
    false: ["The driver license office has 1200 visitors.", "My licence expires in 2027."],
  },
});
