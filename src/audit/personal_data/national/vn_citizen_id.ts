import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Căn cước công dân: province, century and sex, year of birth, serial; twelve digits. */
export const detector = numberedIdentifier({
  id: "vn_citizen_id",
  kind: "NATIONAL_ID",
  jurisdiction: "VN",
  source: "Bộ Công an, Luật Căn cước 2023, https://bocongan.gov.vn",
  forms: [{ pattern: /^0(?:0[1-9]|[1-8]\d|9[0-6])[0-9]\d{8}$/, lengths: [12], needs: "word" }],
  words: ["cccd", "can cuoc", "can cuoc cong dan", "cmnd", "chung minh nhan dan", "citizen id"],
  examples: {
    true: [{ text: "Số CCCD: 001080012345", finds: ["001080012345"] }],
    false: ["Đơn hàng 001080012345"],
  },
});
