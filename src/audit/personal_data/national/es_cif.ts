import { validate } from "stdnum/lib/cjs/es/cif.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** NIF of legal persons (formerly CIF): a letter, seven digits, a check digit or letter. */
export const detector = numberedIdentifier({
  id: "es_cif",
  kind: "TAX_ID",
  jurisdiction: "ES",
  source: "Agencia Tributaria, Orden EHA/451/2008, https://sede.agenciatributaria.gob.es",
  forms: [{ pattern: /^[ABCDEFGHJNPQRSUVW]-?\d{7}-?[0-9A-J]$/, lengths: [9], needs: "country" }],
  words: ["cif", "nif", "c.i.f", "sociedad", "empresa"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "CIF A12345674 de la empresa", finds: ["A12345674"] }],
    false: ["Vuelo A12345671"],
  },
});
