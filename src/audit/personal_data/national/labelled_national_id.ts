import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** A national identity number of any country, by the label directly before it. */
export const detector = numberedIdentifier({
  id: "labelled_national_id",
  kind: "NATIONAL_ID",
  source:
    "ISO/IEC 24760-1 on identifiers of persons; the issuing state defines the form, https://www.iso.org/standard/77582.html",
  forms: [
    {
      pattern:
        /^(?=.*\d.*\d.*\d)[0-9A-Z]{6,16}$|^(?=.*\d.*\d.*\d)[0-9A-Z]{1,8}(?:[-. ][0-9A-Z]{1,12}){1,3}$/,
      lengths: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      needs: "label",
    },
  ],
  words: [
    "national id number",
    "national id",
    "national identity number",
    "national identity card",
    "national identification number",
    "identity card number",
    "identity card",
    "identity number",
    "citizen id",
    "government id",
    "id card number",
    "id card",
    "numero de identidad",
    "documento de identidad",
    "carte d'identite",
    "personalausweis",
    "personalausweisnummer",
    "ausweisnummer",
    "carta d'identita",
    "dowod osobisty",
    "dowodu osobistego",
    "identiteitskaart",
    "legitimationsnummer",
  ],
  examples: {
    true: [
      { text: "National ID number: AB-1234567", finds: ["AB-1234567"] },
      { text: "Identity card no. 1234567", finds: ["1234567"] },
    ],
    false: ["The national id programme began in 2009.", "Show an identity card at gate 12."],
  },
});
