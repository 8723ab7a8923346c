import { validate } from "stdnum/lib/cjs/es/nss.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Número de la Seguridad Social: province, serial, check modulo 97. */
export const detector = numberedIdentifier({
  id: "es_social_security",
  kind: "NATIONAL_ID",
  jurisdiction: "ES",
  source: "Seguridad Social, https://www.seg-social.es",
  forms: [
    { pattern: /^\d{2}[-\/ ]\d{7,8}[-\/ ]\d{2}$/, lengths: [11, 12], needs: "country" },
    { pattern: /^\d{11,12}$/, lengths: [11, 12], needs: "word" },
  ],
  words: ["seguridad social", "nss", "naf", "numero de afiliacion", "afiliacion"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "Número de la Seguridad Social 28/12345678/40", finds: ["28/12345678/40"] }],
    false: ["Pedido 281234567840"],
  },
});
