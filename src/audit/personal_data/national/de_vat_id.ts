import { iso7064Mod11And10 } from "../checks/iso7064_mod11_and10.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Umsatzsteuer-Identifikationsnummer: DE and nine digits, check by ISO 7064. */
export const detector = numberedIdentifier({
  id: "de_vat_id",
  kind: "TAX_ID",
  jurisdiction: "DE",
  source: "Bundeszentralamt für Steuern, § 27a UStG, https://www.bzst.de",
  forms: [{ pattern: /^DE ?[1-9]\d{2} ?\d{3} ?\d{3}$/, lengths: [11], needs: "nothing" }],
  words: ["ust-id", "ust-idnr", "umsatzsteuer", "ustid", "vat"],
  checksum: (number) => iso7064Mod11And10(number.slice(2)),
  personal: false,
  examples: {
    true: [{ text: "USt-IdNr. DE123456788", finds: ["DE123456788"] }],
    false: ["DE987654321"],
  },
});
