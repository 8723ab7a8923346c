import { iso7064Mod11And10 } from "../checks/iso7064_mod11_and10.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** ПИБ of a business: nine digits, check by ISO 7064. */
export const detector = numberedIdentifier({
  id: "rs_tax_number",
  kind: "TAX_ID",
  jurisdiction: "RS",
  source: "Пореска управа, https://www.purs.gov.rs",
  forms: [{ pattern: /^[1-9]\d{8}$/, lengths: [9], needs: "word" }],
  words: ["pib", "пиб"],
  checksum: iso7064Mod11And10,
  personal: false,
  examples: {
    true: [{ text: "PIB: 123456788", finds: ["123456788"] }],
    false: ["Narudžbina 123456780"],
  },
});
