import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Documento Nacional de Identidad: seven or eight digits. */
export const detector = numberedIdentifier({
  id: "ar_dni",
  kind: "NATIONAL_ID",
  jurisdiction: "AR",
  source:
    "Registro Nacional de las Personas, Ley 17.671, https://www.argentina.gob.ar/interior/renaper",
  forms: [{ pattern: /^\d{1,2}\.?\d{3}\.?\d{3}$/, lengths: [7, 8], needs: "word" }],
  words: ["dni", "d.n.i", "documento nacional", "documento"],
  examples: {
    true: [{ text: "DNI 12.345.678", finds: ["12.345.678"] }],
    false: ["Pedido 12.345.678"],
  },
});
