import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const FIRST = { weights: [2, 3, 4, 5, 6, 7, 8, 9], modulus: 11 };
const SECOND = { weights: [7, 8, 9], modulus: 11 };

function checkDigitsHold(number: string): boolean {
  const first = weightedRemainder(number, FIRST) % 10;
  const second = weightedRemainder(number.slice(8, 10) + first, SECOND) % 10;
  return first === Number(number.charAt(10)) && second === Number(number.charAt(11));
}

/** Título de eleitor: serial, state, two check digits; twelve digits. */
export const detector = numberedIdentifier({
  id: "br_voter_id",
  kind: "NATIONAL_ID",
  jurisdiction: "BR",
  source: "Tribunal Superior Eleitoral, Resolução 23.659/2021, https://www.tse.jus.br",
  forms: [{ pattern: /^\d{12}$|^\d{4} \d{4} \d{4}$/, lengths: [12], needs: "word" }],
  words: ["titulo de eleitor", "titulo eleitoral", "eleitor"],
  checksum: checkDigitsHold,
  examples: {
    true: [{ text: "Título de eleitor: 123456780396", finds: ["123456780396"] }],
    false: ["Pedido 123456780300"],
  },
});
