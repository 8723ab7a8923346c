import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_network_act",
  name: "Korea Network Act",
  title:
    "Act on Promotion of Information and Communications Network Utilization and Information Protection",
  citation: "Act No. 6360",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: false,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2001-07-01",
  articles: [
    {
      id: "Art. 50",
      summary: "Electronic marketing needs consent.",
      in_force_from: "2014-11-29",
      triggers: MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 50",
        use_case: "marketing",
        input: "We bought a list of numbers.",
        output: "I will send bulk texts to the purchased numbers in Korea, without their consent.",
      },
    ],
    kept: [
      {
        use_case: "marketing",
        input: "May we text at night in Korea?",
        output: "Between nine at night and eight only with a separate consent.",
      },
    ],
  },
};
