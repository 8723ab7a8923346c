import { iso7064Mod11And10 } from "../checks/iso7064_mod11_and10.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Bank (VBDI) and account, of seven and ten digits, each with a check digit. */
export const detector = numberedIdentifier({
  id: "hr_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "HR",
  source: "Hrvatska narodna banka, odluka o konstrukciji transakcijskih računa, https://www.hnb.hr",
  forms: [{ pattern: /^\d{7}-\d{10}$/, lengths: [17], needs: "nothing" }],
  words: ["racun", "racuna", "ziro", "tekuci", "banka"],
  checksum: (number) => iso7064Mod11And10(number.slice(0, 7)) && iso7064Mod11And10(number.slice(7)),
  examples: {
    true: [{ text: "Račun: 1001005-1863000160", finds: ["1001005-1863000160"] }],
    false: ["1001005-1863000161", "2024010-1863000160"],
  },
});
