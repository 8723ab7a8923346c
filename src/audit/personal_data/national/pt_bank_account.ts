import { mod97 } from "../checks/mod_97.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** NIB: bank, branch, account and a check modulo 97; twenty-one digits. */
export const detector = numberedIdentifier({
  id: "pt_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "PT",
  source:
    "Banco de Portugal, número de identificação bancária; ISO 13616, https://www.bportugal.pt",
  forms: [
    { pattern: /^\d{4}[ .-]?\d{4}[ .-]?\d{11}[ .-]?\d{2}$/, lengths: [21], needs: "nothing" },
  ],
  words: ["nib", "conta", "banco", "transferencia"],
  checksum: (number) => mod97(number) === 1,
  examples: {
    true: [{ text: "NIB 0002 0123 12345678901 54", finds: ["0002 0123 12345678901 54"] }],
    false: ["0002 0123 12345678901 55"],
  },
});
