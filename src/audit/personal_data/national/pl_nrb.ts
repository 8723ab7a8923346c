import { mod97 } from "../checks/mod_97.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** NRB: the Polish bank account of twenty-six digits, check modulo 97. */
export const detector = numberedIdentifier({
  id: "pl_nrb",
  kind: "BANK_ACCOUNT",
  jurisdiction: "PL",
  source: "Narodowy Bank Polski, Zarządzenie nr 7/2017; ISO 13616, https://nbp.pl",
  forms: [{ pattern: /^\d{2}(?:[ -]?\d{4}){6}$/, lengths: [26], needs: "nothing" }],
  words: ["rachunek", "rachunku", "konto", "konta", "nr konta", "nrb", "bank", "przelew"],
  checksum: (number) => mod97(number.slice(2) + "2521" + number.slice(0, 2)) === 1,
  examples: {
    true: [
      {
        text: "Nr konta: 80 1140 2004 0000 3102 0000 1234",
        finds: ["80 1140 2004 0000 3102 0000 1234"],
      },
    ],
    false: ["12 1140 2004 0000 3102 0000 0000"],
  },
});
