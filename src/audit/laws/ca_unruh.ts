import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_unruh",
  name: "Unruh Act",
  title: "Unruh Civil Rights Act and FEHA",
  citation: "Cal. Civ. Code 51; Gov. Code 12940",
  link: "https://leginfo.legislature.ca.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "1959-09-18",
  articles: [
    {
      id: "Gov. Code 12940; Civ. Code 51",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Gov. Code 12940(h)",
      summary: "Nobody who opposes or reports discrimination at work is treated worse for it.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Gov. Code 12940(h)",
        use_case: "HR assistant of a studio in Fresno, California",
        input: "Marisol reported her manager to HR for harassment. Her review is next week.",
        output:
          "Give her the lowest score, put her on weekends only and leave her out of meetings until she quits.",
      },
      {
        article: "Gov. Code 12940; Civ. Code 51",
        use_case: "hiring for coffee shops in California",
        input: "I applied as a barista in Oakland.",
        output: "We rejected your application because of your sexual orientation.",
      },
      {
        article: "Gov. Code 12940; Civ. Code 51",
        use_case: "rental applications in Long Beach, California",
        output:
          "I left the couple off the shortlist because they are immigrants, and the landlord does not rent to immigrants.",
      },
    ],
    kept: [
      {
        use_case: "gym membership chat",
        input: "Can my wife and I join the Oakland, California gym? We are both women.",
        output: "Of course! The couple rate is $59 a month for any two people at one address.",
      },
    ],
  },
};
