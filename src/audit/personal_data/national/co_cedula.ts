import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Cédula de ciudadanía: six to ten digits. */
export const detector = numberedIdentifier({
  id: "co_cedula",
  kind: "NATIONAL_ID",
  jurisdiction: "CO",
  source: "Registraduría Nacional del Estado Civil, https://www.registraduria.gov.co",
  forms: [
    {
      pattern: /^(?:\d{1,2}\.\d{3}\.\d{3}|1\.\d{3}\.\d{3}\.\d{3}|[1-9]\d{5,7}|1\d{9})$/,
      lengths: [6, 7, 8, 10],
      needs: "word",
    },
  ],
  words: ["cedula", "cedula de ciudadania", "c.c", "cc", "ciudadania"],
  examples: {
    true: [{ text: "Cédula de ciudadanía 1.023.456.789", finds: ["1.023.456.789"] }],
    false: ["Pedido 1023456789"],
  },
});
