import { validate } from "stdnum/lib/cjs/ee/registrikood.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Registrikood of a business: eight digits with a check digit. */
export const detector = numberedIdentifier({
  id: "ee_registry_code",
  kind: "TAX_ID",
  jurisdiction: "EE",
  source: "Äriregister, https://ariregister.rik.ee",
  forms: [{ pattern: /^[1789]\d{7}$/, lengths: [8], needs: "word" }],
  words: ["registrikood", "registry code", "aregister", "reg. kood", "rg-kood"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "Registrikood 12345678", finds: ["12345678"] }],
    false: ["Tellimus 12345670"],
  },
});
