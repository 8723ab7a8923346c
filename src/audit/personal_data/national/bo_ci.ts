import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Cédula de identidad of Bolivia: five to eight digits and the department. */
export const detector = numberedIdentifier({
  id: "bo_ci",
  kind: "NATIONAL_ID",
  jurisdiction: "BO",
  source: "Servicio General de Identificación Personal, https://www.segip.gob.bo",
  forms: [
    {
      pattern: /^\d{5,8}[- ](?:LP|SC|CB|OR|PT|CH|TJ|BE|PD)$/,
      lengths: [7, 8, 9, 10],
      needs: "word",
    },
  ],
  words: ["cedula", "ci", "c.i", "carnet", "identidad"],
  examples: {
    true: [{ text: "C.I. 1234567 LP", finds: ["1234567 LP"] }],
    false: ["Vuelo 1234567 LP"],
  },
});
