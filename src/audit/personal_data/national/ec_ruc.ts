import { validate } from "stdnum/lib/cjs/ec/ruc.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** RUC: thirteen digits, the last three from 001. */
export const detector = numberedIdentifier({
  id: "ec_ruc",
  kind: "TAX_ID",
  jurisdiction: "EC",
  source: "Servicio de Rentas Internas, https://www.sri.gob.ec",
  forms: [{ pattern: /^(?:0[1-9]|1\d|2[0-4]|30)\d{8}00\d$/, lengths: [13], needs: "word" }],
  words: ["ruc", "registro unico"],
  checksum: (number) => validate(number).isValid,
  personal: (number) => Number(number.charAt(2)) < 6,
  examples: {
    true: [{ text: "RUC 1792060346001", finds: ["1792060346001"] }],
    false: ["Pedido 1792060346001"],
  },
});
