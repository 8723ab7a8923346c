import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [3, 2, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** PIS/PASEP/NIT: ten digits and a check digit modulo 11. */
export const detector = numberedIdentifier({
  id: "br_pis",
  kind: "NATIONAL_ID",
  jurisdiction: "BR",
  source: "Caixa Econômica Federal, https://www.caixa.gov.br",
  forms: [
    { pattern: /^\d{3}\.\d{5}\.\d{2}-\d$/, lengths: [11], needs: "nothing" },
    { pattern: /^\d{11}$/, lengths: [11], needs: "word" },
  ],
  words: ["pis", "pasep", "nis", "nit"],
  checksum: (number) =>
    ((11 - weightedRemainder(number, RULE)) % 11) % 10 === Number(number.charAt(10)),
  examples: {
    true: [{ text: "PIS 123.45678.90-0", finds: ["123.45678.90-0"] }],
    false: ["Pedido 12345678901"],
  },
});
