import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** DNI number, the tax number of Spaniards: seven or eight digits and a check letter. */
export const detector = numberedIdentifier({
  id: "es_nif",
  kind: "NATIONAL_ID",
  jurisdiction: "ES",
  source: "Ministerio del Interior, Real Decreto 1553/2005, https://www.dnielectronico.es",
  forms: [
    {
      pattern: /^\d{8}-?[A-HJ-NP-TV-Z]$|^\d{2}\.\d{3}\.\d{3}-?[A-HJ-NP-TV-Z]$/,
      lengths: [9],
      needs: "nothing",
    },
    { pattern: /^\d{7}-?[A-HJ-NP-TV-Z]$/, lengths: [8], needs: "country" },
  ],
  words: ["dni", "nif", "documento nacional", "identidad", "n.i.f", "d.n.i"],
  checksum: (number) => LETTERS.charAt(Number(number.slice(0, -1)) % 23) === number.at(-1),
  examples: {
    true: [
      { text: "Mi DNI es 12345678Z.", finds: ["12345678Z"] },
      { text: "NIF: 00000001-R", finds: ["00000001-R"] },
    ],
    false: ["12345678A", "Pedido 12345678Z"],
  },
});
