import { validate } from "stdnum/lib/cjs/pt/cc.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Cartão de Cidadão: eight digits, check digit, two letters, check digit. */
export const detector = numberedIdentifier({
  id: "pt_citizen_card",
  kind: "NATIONAL_ID",
  jurisdiction: "PT",
  source: "Instituto dos Registos e do Notariado, https://www.autenticacao.gov.pt",
  forms: [{ pattern: /^\d{8} ?\d ?[A-Z0-9]{2}\d$/, lengths: [12], needs: "country" }],
  words: ["cartao de cidadao", "cartao do cidadao", "bilhete de identidade", "citizen card", "cc"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "Cartão de Cidadão 12345678 3 ZZ4", finds: ["12345678 3 ZZ4"] }],
    false: ["Encomenda 12345678 0 ZZ4"],
  },
});
