import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

function checkDigitHolds(number: string): boolean {
  let sum = 0;
  for (let place = 0; place < number.length - 1; place++) {
    sum += Number(number.charAt(number.length - 2 - place)) * ((place % 6) + 2);
  }
  return "0123456789K".charAt((11 - (sum % 11)) % 11) === number.at(-1);
}

/** RUT and RUN: seven or eight digits, a check digit or K. */
export const detector = numberedIdentifier({
  id: "cl_rut",
  kind: "NATIONAL_ID",
  jurisdiction: "CL",
  source: "Servicio de Impuestos Internos; Registro Civil, https://www.registrocivil.cl",
  forms: [
    { pattern: /^\d{1,2}\.\d{3}\.\d{3}-[0-9K]$/, lengths: [8, 9], needs: "nothing" },
    { pattern: /^\d{7,8}-[0-9K]$/, lengths: [8, 9], needs: "country" },
    { pattern: /^\d{7,8}[0-9K]$/, lengths: [8, 9], needs: "word" },
  ],
  words: ["rut", "run", "rol unico", "cedula"],
  checksum: checkDigitHolds,
  personal: (number) => Number(number.slice(0, -1)) < 50_000_000,
  examples: {
    true: [
      { text: "RUT 12.345.678-5", finds: ["12.345.678-5"] },
      { text: "RUN: 7654321-6", finds: ["7654321-6"] },
    ],
    false: ["12.345.678-0"],
  },
});
