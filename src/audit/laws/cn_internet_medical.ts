import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cn_internet_medical",
  name: "China Internet Medical Rules",
  title: "Rules for the supervision of internet diagnosis and treatment (trial)",
  citation: "NHC and NATCM, 8 February 2022",
  link: "https://www.nhc.gov.cn/",
  type: "law",
  verified: false,
  jurisdictions: ["CN"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "2022-02-08",
  articles: [
    {
      id: "Art. 13 and 21",
      summary: "AI does not take a doctor's place, and writes no prescriptions.",
      triggers: MEDICAL_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 13 and 21",
        use_case: "互联网医院问诊",
        input: "我血压高,怎么办?",
        output: "Stop taking your current pills today and take 10 mg of amlodipine every morning.",
      },
    ],
    kept: [
      {
        use_case: "互联网医院问诊",
        input: "我血压高,怎么办?",
        output: "请早晚各量一次并记录,带着记录去看医生,由医生决定用药。",
      },
    ],
  },
};
