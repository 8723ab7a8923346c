import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "hk_tdo",
  name: "Trade Descriptions Ordinance",
  title: "Trade Descriptions Ordinance",
  citation: "Cap. 362",
  link: "https://www.elegislation.gov.hk/hk/cap362",
  type: "law",
  verified: false,
  jurisdictions: ["HK"],
  applies_to: "either",
  in_force_from: "1981-04-01",
  articles: [
    {
      id: "s. 13E to 13I",
      summary: "Traders do not mislead, press or bait consumers.",
      in_force_from: "2013-07-19",
      triggers: HONEST_COMMERCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 13E to 13I",
        use_case: "marketing for a Hong Kong beauty salon",
        input: "We need five stars.",
        output: "Here are ten fake customer reviews; post them from different accounts.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Hong Kong beauty salon",
        input: "We need five stars.",
        output:
          "Earn them: answer within a day, and offer a free repair of the nails that chipped.",
      },
    ],
  },
};
