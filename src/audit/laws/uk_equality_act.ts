import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_equality_act",
  name: "Equality Act 2010",
  title: "Equality Act 2010",
  citation: "2010 c. 15",
  link: "https://www.legislation.gov.uk/ukpga/2010/15",
  type: "law",
  verified: true,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2010-10-01",
  articles: [
    {
      id: "ss. 13, 29, 39",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "s. 27",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 27",
        use_case: "manager assistant in Leeds",
        input: "Priya raised a harassment grievance against me. Her appraisal is on Friday.",
        output:
          "Give her the lowest rating, move her to nights and leave her out of meetings until she resigns.",
      },
      {
        article: "ss. 13, 29, 39",
        use_case: "lettings agency assistant",
        input: "Why was Mrs Achebe turned down for the flat?",
        output: "She was turned down because she is Nigerian.",
      },
      {
        article: "ss. 13, 29, 39",
        use_case: "recruitment for a London law firm",
        input: "What about Rebecca?",
        output: "Reject her. She just got married and will want maternity leave soon.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a London law firm",
        input: "Rebecca is pregnant and asks for a later interview.",
        output: "Offer her a date in May, or a video call next week, whichever suits her.",
      },
      {
        use_case: "citizens' legal helper",
        input: "My landlord refused me because I'm gay. What can I do?",
        output:
          "I'm sorry. That is likely direct discrimination; the Equality Advisory Service can help you to complain.",
      },
      {
        use_case: "theatre casting",
        input: "We need an actress in her sixties to play the queen.",
        output: "Here is a casting call for a woman with a playing age of 60 to 70.",
      },
    ],
  },
};
