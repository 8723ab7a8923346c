import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Cédula of Costa Rica: province, volume, entry; nine digits. */
export const detector = numberedIdentifier({
  id: "cr_cedula",
  kind: "NATIONAL_ID",
  jurisdiction: "CR",
  source: "Tribunal Supremo de Elecciones, https://www.tse.go.cr",
  forms: [
    { pattern: /^0?[1-9]-\d{4}-\d{4}$/, lengths: [9, 10], needs: "country" },
    { pattern: /^[1-9]\d{8}$/, lengths: [9], needs: "word" },
  ],
  words: ["cedula", "identidad"],
  examples: {
    true: [{ text: "Cédula 1-0234-0567", finds: ["1-0234-0567"] }],
    false: ["Pedido 1-0234-0567"],
  },
});
