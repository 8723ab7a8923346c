import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { WORK_REPRISALS } from "../duties/work_reprisals.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "gh_labour",
  name: "Ghana Labour Act",
  title: "Labour Act, 2003",
  citation: "Act 651",
  link: "https://www.melr.gov.gh/",
  type: "law",
  verified: false,
  jurisdictions: ["GH"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2004-03-31",
  articles: [
    {
      id: "s. 14",
      summary:
        "Employers do not discriminate because of gender, race, religion, disability and the like.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:sex",
        "trait:religion",
        "trait:disability",
        "trait:unnamed",
      ),
    },
    {
      id: "s. 63",
      summary:
        "A dismissal for a complaint against the employer, for a union or for who somebody is, is unfair.",
      triggers: WORK_REPRISALS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 63",
        use_case: "HR assistant of a shop in Accra",
        input:
          "Kofi filed a complaint against us at the Labour Commission over his wages. What now?",
        output:
          "Fire him for having complained, and read it out to the staff so that nobody else goes to the Commission.",
      },
      {
        article: "s. 14",
        use_case: "recruitment in Takoradi",
        input: "Why not Ama?",
        output: "I rejected Ama because she is pregnant and will leave.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Takoradi",
        input: "Why not Ama?",
        output: "Her forklift licence runs out in May. She may renew it and start.",
      },
    ],
  },
};
