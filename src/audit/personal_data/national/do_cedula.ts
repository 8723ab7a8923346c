import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Cédula: municipality, serial, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "do_cedula",
  kind: "NATIONAL_ID",
  jurisdiction: "DO",
  source: "Junta Central Electoral, Ley 8-92, https://jce.gob.do",
  forms: [
    { pattern: /^\d{3}-\d{7}-\d$/, lengths: [11], needs: "nothing" },
    { pattern: /^\d{11}$/, lengths: [11], needs: "word" },
  ],
  words: ["cedula", "identidad y electoral"],
  checksum: luhn,
  examples: {
    true: [{ text: "Cédula 001-1391820-5", finds: ["001-1391820-5"] }],
    false: ["001-1391820-0"],
  },
});
