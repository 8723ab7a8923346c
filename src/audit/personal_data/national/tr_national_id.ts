import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** The tenth digit checks odd against even places, the eleventh the sum of all before. */
function checkDigitsHold(number: string): boolean {
  const digits = [...number].map(Number);
  let odd = 0;
  let even = 0;
  for (let place = 0; place < 9; place++) {
    if (place % 2 === 0) odd += digits[place] ?? 0;
    else even += digits[place] ?? 0;
  }
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === digits[9] && (odd + even + tenth) % 10 === digits[10];
}

/** T.C. kimlik numarası: eleven digits, the last two check digits. */
export const detector = numberedIdentifier({
  id: "tr_national_id",
  kind: "NATIONAL_ID",
  jurisdiction: "TR",
  source: "Nüfus ve Vatandaşlık İşleri Genel Müdürlüğü, 5490 sayılı Kanun, https://www.nvi.gov.tr",
  forms: [{ pattern: /^[1-9]\d{10}$/, lengths: [11], needs: "country" }],
  words: [
    "tc kimlik",
    "t.c. kimlik",
    "tckn",
    "kimlik no",
    "kimlik numarasi",
    "tc",
    "tc no",
    "tc",
    "turkish id",
    "kimlik",
  ],
  checksum: checkDigitsHold,
  examples: {
    true: [{ text: "TC Kimlik No: 12345678950", finds: ["12345678950"] }],
    false: ["02531814694", "76543210780", "Sipariş no 12345678901"],
  },
});
