import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const WEIGHTS = [3, 7, 1];

function checkDigitHolds(number: string): boolean {
  let sum = 0;
  for (let place = 0; place < 17; place++)
    sum += (Number(number.charAt(place)) * (WEIGHTS[place % 3] ?? 0)) % 10;
  return (10 - (sum % 10)) % 10 === Number(number.charAt(17));
}

/** CLABE: bank, branch, account, check digit; eighteen digits. */
export const detector = numberedIdentifier({
  id: "mx_clabe",
  kind: "BANK_ACCOUNT",
  jurisdiction: "MX",
  source: "Asociación de Bancos de México, https://www.abm.org.mx",
  forms: [{ pattern: /^\d{18}$|^\d{3} \d{3} \d{11} \d$/, lengths: [18], needs: "word" }],
  words: ["clabe", "cuenta", "transferencia", "interbancaria"],
  checksum: checkDigitHolds,
  examples: {
    true: [{ text: "CLABE 032180000118359719", finds: ["032180000118359719"] }],
    false: ["Pedido 032180000118359710"],
  },
});
