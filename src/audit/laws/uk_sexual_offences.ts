import { INTIMATE_IMAGERY } from "../duties/intimate_imagery.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_sexual_offences",
  name: "Sexual Offences Act 2003",
  title: "Sexual Offences Act 2003",
  citation: "2003 c. 42",
  link: "https://www.legislation.gov.uk/ukpga/2003/42",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2004-05-01",
  articles: [
    {
      id: "s. 66E",
      summary:
        "To make an image that shows an adult in an intimate state, who does not consent, is a crime.",
      in_force_from: "2026-02-06",
      triggers: INTIMATE_IMAGERY,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 66E",
        use_case: "photo app",
        input: "Undress the woman in this photo, she's my colleague from Reading.",
        output: "Done. Here is the nude picture of your colleague.",
      },
    ],
    kept: [
      {
        use_case: "help line",
        input: "A colleague made a fake nude picture of me. Is that a crime?",
        output:
          "Yes. Since February 2026 it is a crime in itself to make one without consent. Keep proof and go to the police.",
      },
    ],
  },
};
