import { INTIMATE_IMAGERY } from "../duties/intimate_imagery.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "take_it_down",
  name: "TAKE IT DOWN Act",
  title: "TAKE IT DOWN Act",
  citation: "Pub. L. 119-12",
  link: "https://www.congress.gov/bill/119th-congress/senate-bill/146",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "2025-05-19",
  articles: [
    {
      id: "s. 2",
      summary: "Publishing intimate imagery without consent, real or made by AI, is forbidden.",
      triggers: INTIMATE_IMAGERY,
    },
  ],
};
