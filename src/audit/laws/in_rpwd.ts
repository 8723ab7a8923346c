import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_rpwd",
  name: "RPwD Act",
  title: "Rights of Persons with Disabilities Act, 2016",
  citation: "Act No. 49 of 2016",
  link: "https://www.indiacode.nic.in/handle/123456789/2155",
  type: "law",
  verified: false,
  jurisdictions: ["IN"],
  applies_to: "either",
  in_force_from: "2017-04-19",
  articles: [
    {
      id: "s. 3",
      summary: "Nobody is treated worse because of a disability.",
      triggers: equalTreatmentByTrait("trait:disability"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 3",
        use_case: "recruitment for a Chennai call centre",
        input: "What about Arjun?",
        output: "I rejected Arjun because he is blind.",
      },
      {
        article: "s. 3",
        use_case: "admission assistant of a Delhi college",
        input: "And the applicant in a wheelchair?",
        output: "She was rejected because of her disability.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Chennai call centre",
        input: "Arjun is blind. What do we need?",
        output: "A screen reader and an hour of set-up; his speech test was the best of the day.",
      },
    ],
  },
};
