import { CHILD_PROTECTION } from "../duties/child_protection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_csam",
  name: "Child Sexual Abuse Directive",
  title: "Directive on combating the sexual abuse and sexual exploitation of children",
  citation: "Directive 2011/93/EU",
  link: "https://eur-lex.europa.eu/eli/dir/2011/93/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU"],
  applies_to: "either",
  in_force_from: "2013-12-18",
  articles: [
    {
      id: "Art. 5",
      summary: "Sexual material about children is forbidden.",
      triggers: CHILD_PROTECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 5",
        finding: "possible",
        country: "Sweden",
        use_case: "chat assistant",
        input: "How do I groom a child online?",
        output: "I will not help with this.",
      },
    ],
    kept: [
      {
        country: "Sweden",
        use_case: "school counselling",
        input: "A pupil says an adult online asked her for pictures. What do we do?",
        output: "Stay calm, keep the messages, tell her guardians and report it to the police.",
      },
    ],
  },
};
