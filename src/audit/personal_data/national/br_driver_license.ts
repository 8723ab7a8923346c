import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const FIRST = { weights: [9, 8, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };
const SECOND = { weights: [1, 2, 3, 4, 5, 6, 7, 8, 9], modulus: 11 };

function checkDigitsHold(number: string): boolean {
  const first = weightedRemainder(number, FIRST);
  const second = weightedRemainder(number, SECOND) - (first === 10 ? 2 : 0);
  const last = second < 0 ? second + 11 : second;
  return (
    (first === 10 ? 0 : first) === Number(number.charAt(9)) &&
    (last >= 10 ? 0 : last) === Number(number.charAt(10))
  );
}

/** CNH: eleven digits, the last two check digits. */
export const detector = numberedIdentifier({
  id: "br_driver_license",
  kind: "DRIVER_LICENSE",
  jurisdiction: "BR",
  source:
    "Secretaria Nacional de Trânsito, Resolução Contran 598/2016, https://www.gov.br/transportes",
  forms: [{ pattern: /^\d{11}$/, lengths: [11], needs: "word" }],
  words: ["cnh", "carteira de motorista", "carteira nacional de habilitacao", "habilitacao"],
  checksum: checkDigitsHold,
  examples: {
    true: [{ text: "CNH nº 12345678900", finds: ["12345678900"] }],
    false: ["Pedido 12345678900"],
  },
});
