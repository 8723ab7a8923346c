import { mod97 } from "../checks/mod_97.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Bank of three digits, account of thirteen, and a check modulo 97. */
export const detector = numberedIdentifier({
  id: "rs_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "RS",
  source:
    "Narodna banka Srbije, odluka o jedinstvenoj strukturi računa; ISO 13616, https://www.nbs.rs",
  forms: [{ pattern: /^\d{3}-\d{13}-\d{2}$/, lengths: [18], needs: "nothing" }],
  words: ["racun", "racuna", "рачун", "рачуна", "tekuci", "banka"],
  checksum: (number) => mod97(number) === 1,
  examples: {
    true: [{ text: "Uplata na račun 260-0056010016113-79", finds: ["260-0056010016113-79"] }],
    false: ["260-0056010016113-78"],
  },
});
