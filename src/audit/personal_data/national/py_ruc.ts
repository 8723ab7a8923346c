import { validate } from "stdnum/lib/cjs/py/ruc.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** RUC: five to nine digits and a check digit. */
export const detector = numberedIdentifier({
  id: "py_ruc",
  kind: "TAX_ID",
  jurisdiction: "PY",
  source: "Dirección Nacional de Ingresos Tributarios, https://www.dnit.gov.py",
  forms: [{ pattern: /^\d{5,8}-\d$/, lengths: [6, 7, 8, 9], needs: "word" }],
  words: ["ruc", "registro unico"],
  checksum: (number) => validate(number).isValid,
  personal: (number) => !number.startsWith("800"),
  examples: {
    true: [{ text: "RUC 80028061-0", finds: ["80028061-0"] }],
    false: ["Pedido 80028061-1"],
  },
});
