import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const BANK = { weights: [7, 1, 3, 9, 7, 1, 3, 1], modulus: 10 };
const ACCOUNT = { weights: [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3, 1], modulus: 10 };

/** CBU: bank and branch, account, each with a check digit; twenty-two digits. */
export const detector = numberedIdentifier({
  id: "ar_cbu",
  kind: "BANK_ACCOUNT",
  jurisdiction: "AR",
  source: "Banco Central de la República Argentina, https://www.bcra.gob.ar",
  forms: [{ pattern: /^\d{22}$|^\d{8} \d{14}$/, lengths: [22], needs: "word" }],
  words: ["cbu", "cuenta", "transferencia"],
  checksum: (number) =>
    weightedRemainder(number, BANK) === 0 && weightedRemainder(number.slice(8), ACCOUNT) === 0,
  examples: {
    true: [{ text: "CBU 2850590940090418135201", finds: ["2850590940090418135201"] }],
    false: ["Pedido 2850590040090418135200"],
  },
});
