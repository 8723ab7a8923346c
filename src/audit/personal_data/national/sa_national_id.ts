import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** رقم الهوية: ten digits from 1 (citizens) or 2 (residents), Luhn check digit. */
export const detector = numberedIdentifier({
  id: "sa_national_id",
  kind: "NATIONAL_ID",
  jurisdiction: "SA",
  source: "وزارة الداخلية, https://www.moi.gov.sa",
  forms: [{ pattern: /^[12]\d{9}$/, lengths: [10], needs: "word" }],
  words: [
    "رقم الهوية",
    "رقم هويته",
    "رقم هويتها",
    "رقم هويتي",
    "الهوية الوطنية",
    "هوية",
    "إقامة",
    "اقامة",
    "iqama",
    "saudi id",
    "national id",
  ],
  checksum: luhn,
  unproven: "with_word",
  examples: {
    true: [
      { text: "رقم الهوية: 1012345672", finds: ["1012345672"] },
      { text: "Iqama 2123456788", finds: ["2123456788"] },
      { text: "رقم هويته 1083746295", finds: ["1083746295"] },
    ],
    false: ["طلب 1012345670"],
  },
});
