import { validate } from "stdnum/lib/cjs/co/nit.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** NIT: nine digits (or a cédula) and a check digit by prime weights. */
export const detector = numberedIdentifier({
  id: "co_nit",
  kind: "TAX_ID",
  jurisdiction: "CO",
  source: "Dirección de Impuestos y Aduanas Nacionales, https://www.dian.gov.co",
  forms: [
    { pattern: /^\d{3}\.?\d{3}\.?\d{3}-\d$/, lengths: [10], needs: "country" },
    { pattern: /^\d{9,10}$/, lengths: [9, 10], needs: "word" },
  ],
  words: ["nit", "numero de identificacion tributaria", "rut"],
  checksum: (number) => validate(number).isValid,
  personal: (number) => !/^[89]/.test(number),
  examples: {
    true: [{ text: "NIT 900.123.456-8", finds: ["900.123.456-8"] }],
    false: ["Pedido 900.123.456-0"],
  },
});
