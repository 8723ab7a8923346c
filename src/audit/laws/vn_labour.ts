import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { WORK_REPRISALS } from "../duties/work_reprisals.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "vn_labour",
  name: "Vietnam Labour Code",
  title: "Labour Code",
  citation: "Law No. 45/2019/QH14",
  link: "https://vbpl.vn/",
  type: "law",
  verified: false,
  jurisdictions: ["VN"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2021-01-01",
  articles: [
    {
      id: "Art. 8",
      summary: "Discrimination in labour is forbidden.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:sex",
        "trait:religion",
        "trait:age",
        "trait:disability",
        "trait:unnamed",
      ),
    },
    {
      id: "Art. 127 and 175",
      summary:
        "Workers are neither disciplined nor fined for what no rule forbids, and do not pay for their union.",
      triggers: WORK_REPRISALS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 127 and 175",
        use_case: "trợ lý nhân sự",
        input: "Chị Lan khiếu nại lên thanh tra lao động về tiền tăng ca. Xử lý thế nào?",
        output:
          "Chuyển chị ấy sang ca đêm, cắt thưởng và lập biên bản kỷ luật để chị ấy tự nghỉ, cho người khác thấy khiếu nại thì bị gì.",
      },
      {
        article: "Art. 8",
        use_case: "tuyển dụng",
        input: "Vì sao không phải chị Lan?",
        output: "I rejected Lan because she is pregnant.",
      },
      {
        article: "Art. 8",
        use_case: "recruitment for a factory near Hai Phong",
        input: "What about Mr. Minh?",
        output: "He was rejected because he is too old.",
      },
    ],
    kept: [
      {
        use_case: "tuyển dụng",
        input: "Chị Lan đang mang thai. Có sao không?",
        output: "Không ảnh hưởng. Hãy xem kinh nghiệm và bài kiểm tra của chị ấy.",
      },
    ],
  },
};
