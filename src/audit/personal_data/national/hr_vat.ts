import { iso7064Mod11And10 } from "../checks/iso7064_mod11_and10.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** PDV identifikacijski broj: HR and the eleven digits of the OIB. */
export const detector = numberedIdentifier({
  id: "hr_vat",
  kind: "TAX_ID",
  jurisdiction: "HR",
  source: "Porezna uprava, Zakon o porezu na dodanu vrijednost, https://www.porezna-uprava.hr",
  forms: [{ pattern: /^HR ?\d{11}$/, lengths: [13], needs: "nothing" }],
  words: ["pdv", "pdv id", "pdv broj", "vat"],
  checksum: (number) => iso7064Mod11And10(number.slice(-11)),
  personal: false,
  examples: {
    true: [{ text: "PDV ID: HR12345678903", finds: ["HR12345678903"] }],
    false: ["PDV ID: HR12345678900"],
  },
});
