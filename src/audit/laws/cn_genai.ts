import { CRISIS_PROTOCOL } from "../duties/crisis_protocol.ts";
import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { ILLEGAL_CONTENT } from "../duties/illegal_content.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cn_genai",
  name: "GenAI Measures",
  title: "Interim Measures for the Management of Generative AI Services",
  citation: "CAC Order No. 15, 2023",
  link: "https://www.cac.gov.cn/",
  type: "law",
  verified: false,
  jurisdictions: ["CN"],
  applies_to: "either",
  in_force_from: "2023-08-15",
  articles: [
    { id: "Art. 4(1)", summary: "Hate and incitement are forbidden.", triggers: ILLEGAL_CONTENT },
    {
      id: "Art. 4(2)",
      summary:
        "Generative AI must not discriminate by ethnicity, belief, country, region, sex, age, occupation or health.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Art. 4(4)",
      summary: "Generative AI must not harm the physical or mental health of others.",
      triggers: CRISIS_PROTOCOL,
    },
  ],
};
