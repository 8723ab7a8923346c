import { mod97 } from "../checks/mod_97.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Bank of three digits, account of seven, and what remains of both modulo 97. */
export const detector = numberedIdentifier({
  id: "be_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "BE",
  source: "Febelfin, structure of Belgian account numbers; ISO 13616, https://febelfin.be",
  forms: [{ pattern: /^\d{3}-\d{7}-\d{2}$/, lengths: [12], needs: "nothing" }],
  words: ["rekening", "rekeningnummer", "compte", "konto", "bank"],
  checksum: (number) => (mod97(number.slice(0, 10)) || 97) === Number(number.slice(10)),
  examples: {
    true: [{ text: "Mijn rekening is 539-0075470-34.", finds: ["539-0075470-34"] }],
    false: ["539-0075470-35"],
  },
});
