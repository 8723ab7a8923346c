import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Matrícula: four digits and three consonants. */
export const detector = numberedIdentifier({
  id: "es_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "ES",
  source: "Dirección General de Tráfico, Reglamento General de Vehículos, https://www.dgt.es",
  forms: [{ pattern: /^\d{4}[- ]?[BCDFGHJ-NPR-TV-Z]{3}$/, lengths: [7], needs: "word" }],
  words: ["matricula", "coche", "vehiculo", "license plate", "placa"],
  examples: {
    true: [{ text: "Matrícula 1234 BCD", finds: ["1234 BCD"] }],
    false: ["1234 ABC"],
  },
});
