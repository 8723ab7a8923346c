import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Pass: two letters and seven digits, in older ones eight digits. */
export const detector = numberedIdentifier({
  id: "se_passport",
  kind: "PASSPORT",
  jurisdiction: "SE",
  source: "Passlag (1978:302); Polismyndigheten, https://polisen.se",
  forms: [
    { pattern: /^[A-Z]{2}\d{7}$/, lengths: [9], needs: "word" },
    { pattern: /^\d{8}$/, lengths: [8], needs: "label" },
  ],
  words: ["pass", "passnummer", "passnr", "swedish passport"],
  examples: {
    true: [
      { text: "Pass AA1405165, utfärdat i Umeå", finds: ["AA1405165"] },
      { text: "passnummer 91234567", finds: ["91234567"] },
    ],
    false: ["Faktura AA1405165", "Ordernummer 91234567"],
  },
});
