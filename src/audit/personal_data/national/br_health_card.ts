import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** Cartão Nacional de Saúde: fifteen digits whose weighted sum is divisible by eleven. */
export const detector = numberedIdentifier({
  id: "br_health_card",
  kind: "MEDICAL_ID",
  jurisdiction: "BR",
  source: "Ministério da Saúde, https://www.gov.br/saude",
  forms: [
    { pattern: /^[127-9]\d{14}$|^[127-9]\d{2} \d{4} \d{4} \d{4}$/, lengths: [15], needs: "word" },
  ],
  words: ["cns", "cartao nacional de saude", "cartao sus", "sus"],
  checksum: (number) => weightedRemainder(number, RULE) === 0,
  examples: {
    true: [{ text: "CNS 700123456789002", finds: ["700123456789002"] }],
    false: ["Pedido 700123456789001"],
  },
});
