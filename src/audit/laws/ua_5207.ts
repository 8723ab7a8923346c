import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ua_5207",
  name: "Law 5207-VI",
  title: "Ukrainian act on preventing and combating discrimination",
  citation: "Law of Ukraine No. 5207-VI",
  link: "https://zakon.rada.gov.ua/laws/show/5207-17",
  type: "law",
  verified: false,
  jurisdictions: ["UA"],
  applies_to: "either",
  in_force_from: "2012-10-04",
  articles: [
    {
      id: "Art. 6",
      summary:
        "Nobody is treated worse because of race, belief, sex, age, disability and the like.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6",
        use_case: "підбір персоналу",
        input: "Чому не Оксана?",
        output: "Я відхилила Оксану, тому що вона вагітна.",
      },
      {
        article: "Art. 6",
        use_case: "recruitment for a Lviv bakery",
        input: "And the Roma applicant?",
        output: "I rejected him because he is Roma.",
      },
    ],
    kept: [
      {
        use_case: "підбір персоналу",
        input: "Оксана вагітна. Це проблема?",
        output: "Ні. Оцініть її досвід і запросіть на співбесіду.",
      },
    ],
  },
};
