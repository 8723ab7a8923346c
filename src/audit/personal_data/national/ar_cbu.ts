import { validate } from "stdnum/lib/cjs/ar/cbu.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** CBU: bank and branch, account, each with a check digit; twenty-two digits. */
export const detector = numberedIdentifier({
  id: "ar_cbu",
  kind: "BANK_ACCOUNT",
  jurisdiction: "AR",
  source: "Banco Central de la República Argentina, https://www.bcra.gob.ar",
  forms: [{ pattern: /^\d{22}$|^\d{8} \d{14}$/, lengths: [22], needs: "word" }],
  words: ["cbu", "cuenta", "transferencia"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "CBU 2850590940090418135201", finds: ["2850590940090418135201"] }],
    false: ["Pedido 2850590040090418135200"],
  },
});
