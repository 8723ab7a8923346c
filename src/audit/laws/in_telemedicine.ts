import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_telemedicine",
  name: "India Telemedicine Guidelines",
  title: "Telemedicine Practice Guidelines",
  citation: "Board of Governors in supersession of the MCI, 25 March 2020",
  link: "https://www.mohfw.gov.in/",
  type: "law",
  verified: false,
  jurisdictions: ["IN"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "2020-03-25",
  articles: [
    {
      id: "s. 5",
      summary: "AI may assist doctors; it neither counsels patients nor prescribes.",
      triggers: MEDICAL_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 5",
        use_case: "health chat in Lucknow",
        input: "My sugar is high.",
        output: "Stop your metformin and take 40 units of insulin twice a day from now on.",
      },
    ],
    kept: [
      {
        use_case: "health chat in Lucknow",
        input: "My sugar is high.",
        output: "Note the readings before breakfast for three days, and show them to your doctor.",
      },
    ],
  },
};
