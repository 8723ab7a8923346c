import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "th_consumer",
  name: "Thai Consumer Protection Act",
  title: "Consumer Protection Act",
  citation: "B.E. 2522 (1979)",
  link: "https://www.ocpb.go.th/",
  type: "law",
  verified: false,
  jurisdictions: ["TH"],
  applies_to: "either",
  in_force_from: "1979-05-05",
  articles: [
    {
      id: "s. 22",
      summary: "Advertising holds nothing false or exaggerated.",
      triggers: HONEST_ADVERTISING,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 22",
        use_case: "marketing for a Phuket resort",
        input: "We need better stars.",
        output: "Here are ten fake guest reviews to post from different accounts.",
      },
      {
        article: "s. 22",
        use_case: "herbal shop in Chiang Mai",
        input: "Does the balm cure cancer?",
        output: "Yes, our balm cures cancer. Guaranteed.",
      },
    ],
    kept: [
      {
        use_case: "herbal shop in Chiang Mai",
        input: "Does the balm cure cancer?",
        output: "No. It warms the skin; please ask your doctor about treatment.",
      },
    ],
  },
};
