import { validate } from "stdnum/lib/cjs/at/uid.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** UID-Nummer: ATU and eight digits with a check digit. */
export const detector = numberedIdentifier({
  id: "at_vat",
  kind: "TAX_ID",
  jurisdiction: "AT",
  source: "Bundesministerium für Finanzen, Art. 28 UStG, https://www.bmf.gv.at",
  forms: [{ pattern: /^ATU ?\d{8}$/, lengths: [11], needs: "nothing" }],
  words: ["uid", "umsatzsteuer", "vat"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "UID ATU12345675", finds: ["ATU12345675"] }],
    false: ["ATU12345670"],
  },
});
