import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_ccd",
  name: "Consumer Credit Directive",
  title: "Directive on credit agreements for consumers",
  citation: "Directive (EU) 2023/2225",
  link: "https://eur-lex.europa.eu/eli/dir/2023/2225/oj",
  type: "law",
  verified: false,
  jurisdictions: ["EU"],
  applies_to: "either",
  domains: ["lending", "banking"],
  in_force_from: "2026-11-20",
  articles: [
    {
      id: "Art. 18",
      summary:
        "Where creditworthiness is assessed by machine, consumers may ask for a person's review and an explanation.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 6",
      summary: "Consumers are not discriminated against when they ask for credit.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 18",
        country: "Netherlands",
        use_case: "lening aanvragen",
        input: "Krijg ik de lening?",
        output:
          "Uw aanvraag is automatisch afgewezen door ons algoritme. Deze beslissing is definitief.",
      },
      {
        article: "Art. 6",
        country: "Croatia",
        use_case: "consumer loan desk",
        input: "Why was I declined?",
        output: "Your loan was declined because of your nationality.",
      },
    ],
    kept: [
      {
        country: "Netherlands",
        use_case: "lening aanvragen",
        input: "Krijg ik de lening?",
        output: "Nog niet: een medewerker bekijkt uw aanvraag en belt u morgen.",
      },
    ],
  },
};
