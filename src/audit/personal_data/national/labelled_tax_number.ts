import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** A tax number of any country, by the label directly before it. */
export const detector = numberedIdentifier({
  id: "labelled_tax_number",
  kind: "TAX_ID",
  source:
    "OECD, tax identification numbers by jurisdiction, https://www.oecd.org/en/networks/global-forum-tax-transparency.html",
  forms: [
    {
      pattern:
        /^(?=.*\d.*\d.*\d)[0-9A-Z]{8,15}$|^(?=.*\d.*\d.*\d)[0-9A-Z]{1,8}(?:[-.\/ ][0-9A-Z]{1,12}){1,3}$/,
      lengths: [8, 9, 10, 11, 12, 13, 14, 15],
      needs: "label",
    },
  ],
  words: [
    "tax identification number",
    "taxpayer identification number",
    "tax id number",
    "tax id",
    "tax number",
    "taxpayer id",
    "tin",
    "numero de identificacion fiscal",
    "numero fiscal",
    "steuer-id",
    "steuernummer",
    "identifiant fiscal",
    "tax file number",
  ],
  examples: {
    true: [{ text: "Tax ID: 98-7654321", finds: ["98-7654321"] }],
    false: ["The tax id was introduced in 2008.", "Tax number crunching takes 100 hours."],
  },
});
