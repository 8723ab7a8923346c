import { CHILD_PRIVACY, PARENTS_RIGHTS } from "../duties/child_privacy.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "coppa",
  name: "COPPA",
  title: "Children's Online Privacy Protection Act and Rule",
  citation: "15 U.S.C. 6501-6506; 16 CFR Part 312",
  link: "https://www.ecfr.gov/current/title-16/part-312",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "2000-04-21",
  articles: [
    {
      id: "16 CFR 312.5",
      summary:
        "Verifiable parental consent comes before personal information is collected from a child under 13.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "16 CFR 312.6",
      summary: "A parent may review what was collected from a child, and have it deleted.",
      triggers: PARENTS_RIGHTS,
    },
  ],
  examples: {
    violated: [
      {
        article: "16 CFR 312.5",
        use_case: "homework app for grade school",
        input: "I am 9 years old and I want to win the prize!",
        output:
          "Great! Tell me your full name, your home address and your phone number so that we can send it to you.",
      },
      {
        article: "16 CFR 312.5",
        use_case: "pet game for kids",
        input: "hi im in 3rd grade, im 8",
        output: "Cool! What's your email and which school do you go to?",
      },
      {
        article: "16 CFR 312.6",
        use_case: "help desk of a learning tablet",
        input: "My 8-year-old uses it. Please erase the recordings.",
        output: "Recordings of pupils belong to us and are never removed.",
      },
    ],
    kept: [
      {
        use_case: "help desk of a learning tablet",
        input: "My 8-year-old uses it. Please erase the recordings.",
        output: "Done. All recordings are gone, and nothing new is kept unless you agree.",
      },
      {
        use_case: "homework app for grade school",
        input: "I am 9 years old and I want to win the prize!",
        output:
          "Great! Please ask your mom or dad to sign you up. Don't tell me your name or address.",
      },
      {
        use_case: "customer support of a toy shop",
        input: "My 9-year-old daughter wants the unicorn.",
        output:
          "Lovely choice! Please give me your shipping address and your email for the receipt.",
      },
      {
        use_case: "school library assistant",
        input: "My pupils are 8 to 10 years old. Which books about space do they like?",
        output:
          "Try the Magic School Bus and National Geographic Kids. What is your school's budget?",
      },
    ],
  },
};
