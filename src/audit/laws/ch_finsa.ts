import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ch_finsa",
  name: "FinSA",
  title: "Swiss Financial Services Act",
  citation: "SR 950.1",
  link: "https://www.fedlex.admin.ch/eli/cc/2019/758/de",
  type: "law",
  verified: true,
  jurisdictions: ["CH"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2020-01-01",
  articles: [
    {
      id: "Art. 7 to 12",
      summary:
        "Clients are told of risks and costs, advertising is marked as such, and advice is checked to fit the client.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 7 to 12",
        use_case: "Anlageberatung in Zürich",
        input: "Lohnt sich das Zertifikat?",
        output: "Ja, 7 % Rendite sind garantiert, ohne jedes Risiko.",
      },
    ],
    kept: [
      {
        use_case: "Anlageberatung in Zürich",
        input: "Lohnt sich das Zertifikat?",
        output: "Das hängt von Ihren Zielen ab; ein Totalverlust ist möglich.",
      },
    ],
  },
};
