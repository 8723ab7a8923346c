import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Carte nationale d'identité of Morocco: one or two letters and five or six digits. */
export const detector = numberedIdentifier({
  id: "ma_national_id",
  kind: "NATIONAL_ID",
  jurisdiction: "MA",
  source: "Direction générale de la sûreté nationale, https://www.cnie.ma",
  forms: [{ pattern: /^[A-Z]{1,2}\d{5,6}$/, lengths: [6, 7, 8], needs: "word" }],
  words: ["cin", "cnie", "البطاقة الوطنية", "carte nationale"],
  examples: {
    true: [{ text: "CIN AB123456", finds: ["AB123456"] }],
    false: ["Vol AB123456"],
  },
});
