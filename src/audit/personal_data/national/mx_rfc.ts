import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";

function checkDigitHolds(number: string): boolean {
  const padded = number.padStart(13, " ");
  let sum = 0;
  for (let place = 0; place < 12; place++) {
    sum += ALPHABET.indexOf(padded.charAt(place)) * (13 - place);
  }
  return "0123456789A".charAt((11 - (sum % 11)) % 11) === padded.charAt(12);
}

/** RFC: four letters (three for companies), date, homonym key of three characters. */
export const detector = numberedIdentifier({
  id: "mx_rfc",
  kind: "TAX_ID",
  jurisdiction: "MX",
  source: "Servicio de Administración Tributaria, https://www.sat.gob.mx",
  forms: [
    {
      pattern: /^[A-ZÑ]{4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z0-9]{2}[0-9A]$/,
      lengths: [13],
      needs: "nothing",
      alone: true,
    },
    {
      pattern: /^[A-ZÑ]{3}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z0-9]{2}[0-9A]$/,
      lengths: [12],
      needs: "country",
    },
  ],
  words: ["rfc", "registro federal de contribuyentes"],
  checksum: checkDigitHolds,
  unproven: "with_word",
  personal: (number) => number.length === 13,
  examples: {
    true: [{ text: "RFC: GODE561231GR8", finds: ["GODE561231GR8"] }],
    false: ["GODE561331GR8"],
  },
});
