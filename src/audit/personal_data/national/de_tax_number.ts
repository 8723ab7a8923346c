import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Steuernummer: the thirteen digits of the electronic return, or the form of a federal state with slashes. */
export const detector = numberedIdentifier({
  id: "de_tax_number",
  kind: "TAX_ID",
  jurisdiction: "DE",
  source: "Bundesministerium der Finanzen, ELSTER, https://www.elster.de",
  forms: [
    {
      pattern: /^(?:0[1-9]|1[0-6])\d{11}$|^\d{2,3}\/\d{3,4}\/\d{4,5}$/,
      lengths: [10, 11, 13],
      needs: "word",
      alone: true,
    },
    {
      pattern: /^\d{2,3} \d{3} \d{5}$|^[1-9]\d{3}0\d{8}$|^\d{10,11}$/,
      lengths: [10, 11, 13],
      needs: "word",
    },
  ],
  words: [
    "steuernummer",
    "steuer-nr",
    "steuernr",
    "st.-nr",
    "st-nr",
    "stnr",
    "tax number",
    "finanzamt",
  ],
  examples: {
    true: [
      { text: "Steuernummer: 151/815/08156", finds: ["151/815/08156"] },
      { text: "St.-Nr. 2893081508152", finds: ["2893081508152"] },
    ],
    false: ["Rechnung 151/815/08156", "1781508150001"],
  },
});
