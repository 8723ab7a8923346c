import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Registro Geral of a state: seven to nine digits, a check digit or X. */
export const detector = numberedIdentifier({
  id: "br_rg",
  kind: "NATIONAL_ID",
  jurisdiction: "BR",
  source: "Secretarias de Segurança Pública, Lei 7.116/1983, https://www.gov.br",
  forms: [
    {
      pattern: /^\d{1,2}\.\d{3}\.\d{3}-?[0-9X]$|^\d{7,9}-?[0-9X]$/,
      lengths: [8, 9, 10],
      needs: "word",
    },
  ],
  words: ["rg", "registro geral", "carteira de identidade", "identidade"],
  examples: {
    true: [{ text: "RG: 12.345.678-9", finds: ["12.345.678-9"] }],
    false: ["Pedido 12.345.678-9"],
  },
});
