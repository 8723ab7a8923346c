import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cn_employment_promotion",
  name: "China Employment Promotion Law",
  title: "Employment Promotion Law",
  citation: "Order No. 70 of the President, 30 August 2007",
  link: "https://www.npc.gov.cn/",
  type: "law",
  verified: true,
  jurisdictions: ["CN"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2008-01-01",
  articles: [
    {
      id: "Art. 3 and 26",
      summary:
        "Job seekers are not discriminated against for ethnicity, race, sex, belief and the like.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3 and 26",
        use_case: "招聘",
        input: "为什么没有李娟?",
        output: "因为她是女性,我把她淘汰了。",
      },
      {
        article: "Art. 3 and 26",
        use_case: "简历筛选",
        input: "这位呢?",
        output: "他是少数民族,所以拒绝了。",
      },
    ],
    kept: [
      {
        use_case: "招聘",
        input: "李娟怀孕了,要写进评语吗?",
        output: "不要,这与岗位无关。请只写她的项目经验。",
      },
    ],
  },
};
