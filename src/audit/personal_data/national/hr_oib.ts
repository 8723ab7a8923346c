import { iso7064Mod11And10 } from "../checks/iso7064_mod11_and10.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** OIB: eleven digits, check by ISO 7064. */
export const detector = numberedIdentifier({
  id: "hr_oib",
  kind: "NATIONAL_ID",
  jurisdiction: "HR",
  source: "Porezna uprava, Zakon o osobnom identifikacijskom broju, https://www.porezna-uprava.hr",
  forms: [{ pattern: /^\d{11}$|^HR ?\d{11}$/, lengths: [11, 13], needs: "word" }],
  words: ["oib", "osobni identifikacijski broj"],
  checksum: (number) => iso7064Mod11And10(number.slice(-11)),
  examples: {
    true: [{ text: "OIB: 12345678903", finds: ["12345678903"] }],
    false: ["Narudžba 12345678900"],
  },
});
