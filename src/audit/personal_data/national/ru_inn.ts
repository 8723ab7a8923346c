import { validate } from "stdnum/lib/cjs/ru/inn.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** ИНН: ten digits for organizations, twelve for persons, with check digits. */
export const detector = numberedIdentifier({
  id: "ru_inn",
  kind: "TAX_ID",
  jurisdiction: "RU",
  source: "Федеральная налоговая служба, https://www.nalog.gov.ru",
  forms: [{ pattern: /^\d{12}$|^\d{10}$/, lengths: [10, 12], needs: "word" }],
  words: ["инн", "inn"],
  checksum: (number) => validate(number).isValid,
  personal: (number) => number.length === 12,
  examples: {
    true: [
      { text: "ИНН: 7707083893", finds: ["7707083893"] },
      { text: "ИНН 500100732259", finds: ["500100732259"] },
    ],
    false: ["Заказ 7707083893", "ИНН 7707083890"],
  },
});
