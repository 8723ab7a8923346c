import { MEXICAN_BAD_WORDS } from "../checks/mexican_bad_words.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";

function checkDigitHolds(number: string): boolean {
  let sum = 0;
  for (let place = 0; place < 17; place++) {
    sum += ALPHABET.indexOf(number.charAt(place)) * (18 - place);
  }
  return (10 - (sum % 10)) % 10 === Number(number.charAt(17));
}

/** CURP: letters of the name, date of birth, sex, state, consonants, check digit. */
export const detector = numberedIdentifier({
  id: "mx_curp",
  kind: "NATIONAL_ID",
  jurisdiction: "MX",
  source: "Registro Nacional de Población, https://www.gob.mx/segob/renapo",
  forms: [
    {
      pattern:
        /^[A-Z][AEIOUX][A-Z]{2}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[HMX](?:AS|B[CS]|C[CHLMS]|D[FG]|G[TR]|HG|JC|M[CNS]|N[TLE]|OC|PL|Q[TR]|S[PLR]|T[CSL]|VZ|YN|ZS)[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\d$/,
      lengths: [18],
      needs: "nothing",
      alone: true,
    },
  ],
  words: ["curp", "clave unica"],
  accepts: (number) => !MEXICAN_BAD_WORDS.has(number.slice(0, 4)),
  checksum: checkDigitHolds,
  examples: {
    true: [{ text: "CURP: PEPJ800101HDFRRN03", finds: ["PEPJ800101HDFRRN03"] }],
    false: ["PEPJ801301HDFRRN09"],
  },
});
