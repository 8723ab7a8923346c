import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Cédula de identidad: V or E and six to eight digits. */
export const detector = numberedIdentifier({
  id: "ve_cedula",
  kind: "NATIONAL_ID",
  jurisdiction: "VE",
  source:
    "Servicio Administrativo de Identificación, Migración y Extranjería, https://www.saime.gob.ve",
  forms: [{ pattern: /^[VE]-?\d{1,2}\.?\d{3}\.?\d{3}$/, lengths: [7, 8, 9], needs: "word" }],
  words: ["cedula", "c.i", "ci", "identidad"],
  examples: {
    true: [{ text: "Cédula V-12.345.678", finds: ["V-12.345.678"] }],
    false: ["Vuelo V-12345678"],
  },
});
