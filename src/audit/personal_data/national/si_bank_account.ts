import { mod97 } from "../checks/mod_97.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Bank of five digits, account of ten, with a check modulo 97. */
export const detector = numberedIdentifier({
  id: "si_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "SI",
  source: "Banka Slovenije, transakcijski račun; ISO 13616, https://www.bsi.si",
  forms: [{ pattern: /^\d{5}-\d{10}$/, lengths: [15], needs: "nothing" }],
  words: ["racun", "racuna", "trr", "banka"],
  checksum: (number) => mod97(number) === 1,
  examples: {
    true: [{ text: "TRR 26330-0012039086", finds: ["26330-0012039086"] }],
    false: ["26330-0012039087"],
  },
});
