import { mod97 } from "../checks/mod_97.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** The departments of Corsica count as 19 and 18. */
function keyHolds(number: string): boolean {
  const digits = number.slice(0, 13).replace("2A", "19").replace("2B", "18");
  return /^\d{13}$/.test(digits) && 97 - mod97(digits) === Number(number.slice(13));
}

/** Numéro de sécurité sociale (NIR): sex, year and month, place of birth, serial, key modulo 97. */
export const detector = numberedIdentifier({
  id: "fr_social_security",
  kind: "NATIONAL_ID",
  jurisdiction: "FR",
  source: "INSEE, décret 82-103, https://www.insee.fr",
  forms: [
    {
      pattern: /^[12378] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}$/,
      lengths: [15],
      needs: "nothing",
    },
  ],
  words: [
    "securite sociale",
    "numero de secu",
    "nir",
    "secu",
    "insee",
    "assure social",
    "carte vitale",
  ],
  checksum: keyHolds,
  examples: {
    true: [
      {
        text: "Numéro de sécurité sociale : 1 85 05 78 006 084 91",
        finds: ["1 85 05 78 006 084 91"],
      },
    ],
    false: ["185057800608400"],
  },
});
