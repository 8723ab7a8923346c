import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Documento Nacional de Identidad: eight digits, at times with a check character. */
export const detector = numberedIdentifier({
  id: "pe_dni",
  kind: "NATIONAL_ID",
  jurisdiction: "PE",
  source: "Registro Nacional de Identificación y Estado Civil, https://www.gob.pe/reniec",
  forms: [{ pattern: /^\d{8}(?:-?[0-9A-K])?$/, lengths: [8, 9], needs: "word" }],
  words: ["dni", "documento nacional", "documento de identidad", "cui"],
  examples: {
    true: [
      { text: "DNI: 12345678", finds: ["12345678"] },
      { text: "DNI 10586119B", finds: ["10586119B"] },
    ],
    false: ["Pedido 12345678"],
  },
});
