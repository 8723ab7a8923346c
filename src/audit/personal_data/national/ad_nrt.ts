import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Número de registre tributari: F (residents) or another letter, six digits, a letter. */
export const detector = numberedIdentifier({
  id: "ad_nrt",
  kind: "TAX_ID",
  jurisdiction: "AD",
  source: "Departament de Tributs, https://www.e-tramits.ad",
  forms: [{ pattern: /^[ACDEFGLOPU]-?\d{6}-?[A-Z]$/, lengths: [8], needs: "country" }],
  words: ["nrt", "registre tributari", "andorra"],
  personal: (number) => number.startsWith("F") || number.startsWith("E"),
  examples: {
    true: [{ text: "NRT U-132950-X", finds: ["U-132950-X"] }],
    false: ["Part U-132950-X"],
  },
});
