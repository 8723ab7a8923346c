import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Número de identidad: date of birth, century, serial; eleven digits. */
export const detector = numberedIdentifier({
  id: "cu_identity_number",
  kind: "NATIONAL_ID",
  jurisdiction: "CU",
  source: "Ministerio del Interior, https://www.minint.gob.cu",
  forms: [{ pattern: /^\d{11}$/, lengths: [11], needs: "word" }],
  words: ["carne de identidad", "numero de identidad", "carnet de identidad"],
  accepts: (number) => calendarDay(Number(number.slice(2, 4)), Number(number.slice(4, 6))),
  examples: {
    true: [{ text: "Carné de identidad 80010112345", finds: ["80010112345"] }],
    false: ["Pedido 80010112345"],
  },
});
