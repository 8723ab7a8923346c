import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** 여권번호: a letter and eight digits, or with a letter in the fifth place. */
export const detector = numberedIdentifier({
  id: "kr_passport",
  kind: "PASSPORT",
  jurisdiction: "KR",
  source: "외교부, 여권법, https://www.passport.go.kr",
  forms: [{ pattern: /^[MSRODG](?:\d{8}|\d{3}[A-Z]\d{4})$/, lengths: [9], needs: "word" }],
  words: ["여권번호", "여권", "korean passport", "south korean passport", "passport number"],
  examples: {
    true: [{ text: "여권번호는 M789C1234입니다", finds: ["M789C1234"] }],
    false: ["M123AB567", "주문번호 M12345678"],
  },
});
