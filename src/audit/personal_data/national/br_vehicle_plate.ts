import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Placa Mercosul: three letters, a digit, a letter, two digits; formerly three letters and four digits. */
export const detector = numberedIdentifier({
  id: "br_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "BR",
  source:
    "Secretaria Nacional de Trânsito, Resolução Contran 969/2022, https://www.gov.br/transportes",
  forms: [{ pattern: /^[A-Z]{3}[- ]?\d[A-J0-9]\d{2}$/, lengths: [7], needs: "word" }],
  words: ["placa", "veiculo", "carro", "moto"],
  examples: {
    true: [{ text: "Placa ABC1D23", finds: ["ABC1D23"] }],
    false: ["Voo ABC1D23"],
  },
});
