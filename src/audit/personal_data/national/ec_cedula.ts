import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Cédula de identidad: province, nine digits with the check digit of Luhn. */
export const detector = numberedIdentifier({
  id: "ec_cedula",
  kind: "NATIONAL_ID",
  jurisdiction: "EC",
  source: "Dirección General de Registro Civil, https://www.registrocivil.gob.ec",
  forms: [{ pattern: /^(?:0[1-9]|1\d|2[0-4]|30)[0-6]\d{6}-?\d$/, lengths: [10], needs: "word" }],
  words: ["cedula", "ci", "c.i", "identidad"],
  checksum: luhn,
  examples: {
    true: [{ text: "Cédula 1710034065", finds: ["1710034065"] }],
    false: ["Pedido 1710034060"],
  },
});
