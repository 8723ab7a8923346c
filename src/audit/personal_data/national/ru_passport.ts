import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Internal passport: series of four digits and number of six. */
export const detector = numberedIdentifier({
  id: "ru_passport",
  kind: "PASSPORT",
  jurisdiction: "RU",
  source: "МВД России, https://мвд.рф",
  forms: [{ pattern: /^\d{2} ?\d{2} ?\d{6}$/, lengths: [10], needs: "word" }],
  words: ["паспорт", "паспорта", "паспортные", "серия"],
  examples: {
    true: [{ text: "паспорт 45 04 123456", finds: ["45 04 123456"] }],
    false: ["Заказ 45 04 123456"],
  },
});
