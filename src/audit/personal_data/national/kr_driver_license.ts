import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** 운전면허번호: region, year, serial, check; twelve digits. */
export const detector = numberedIdentifier({
  id: "kr_driver_license",
  kind: "DRIVER_LICENSE",
  jurisdiction: "KR",
  source: "경찰청, 도로교통법 시행규칙, https://www.safedriving.or.kr",
  forms: [
    {
      pattern: /^(?:1[1-9]|2[0-68])([- ])\d{2}\1\d{6}\1\d{2}$/,
      lengths: [12],
      needs: "country",
      alone: true,
    },
    { pattern: /^(?:1[1-9]|2[0-68])\d{10}$/, lengths: [12], needs: "word", alone: true },
  ],
  words: ["운전면허", "면허번호", "driver license", "driver's license", "license"],
  examples: {
    true: [{ text: "운전면허번호 11-22-123456-12", finds: ["11-22-123456-12"] }],
    false: ["11-22-12345-12", "주문번호 112212345612"],
  },
});
