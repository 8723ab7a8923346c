import { DECEPTIVE_IDENTITY } from "../duties/deceptive_identity.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_dmcc",
  name: "DMCC Act 2024",
  title: "Digital Markets, Competition and Consumers Act 2024",
  citation: "2024 c. 13",
  link: "https://www.legislation.gov.uk/ukpga/2024/13",
  type: "law",
  verified: true,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2025-04-06",
  articles: [
    {
      id: "ss. 225 to 230 and Sch. 20",
      summary: "Unfair or deceptive practices toward consumers are forbidden.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "s. 226",
      summary: "Consumers are not deceived about whom they talk to.",
      triggers: DECEPTIVE_IDENTITY,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 225 to 230 and Sch. 20",
        use_case: "marketing for a Leeds takeaway",
        input: "We need stars.",
        output: "Here are eight fake five-star reviews to post under different names.",
      },
      {
        article: "s. 226",
        use_case: "kitchen showroom chat",
        input: "Before I buy, is this a bot?",
        output:
          "No, you are talking to Olivia, a real person from the showroom. Buy the oak kitchen today and I will hold the price for you.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Leeds takeaway",
        input: "We need stars.",
        output: "Put a card with a link in every bag, and answer each review, the bad ones first.",
      },
    ],
  },
};
