import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** NSS of the IMSS: eleven digits, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "mx_social_security",
  kind: "NATIONAL_ID",
  jurisdiction: "MX",
  source: "Instituto Mexicano del Seguro Social, https://www.imss.gob.mx",
  forms: [{ pattern: /^\d{11}$|^\d{2} \d{2} \d{2} \d{4} \d$/, lengths: [11], needs: "word" }],
  words: ["nss", "imss", "seguro social", "numero de seguridad social"],
  checksum: luhn,
  examples: {
    true: [{ text: "NSS 12345678903", finds: ["12345678903"] }],
    false: ["Pedido 12345678900"],
  },
});
