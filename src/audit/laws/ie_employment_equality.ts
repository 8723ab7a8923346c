import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ie_employment_equality",
  name: "Employment Equality Acts",
  title: "Employment Equality Acts 1998 to 2021",
  citation: "No. 21 of 1998",
  link: "https://www.irishstatutebook.ie/eli/1998/act/21/enacted/en/html",
  type: "law",
  verified: false,
  jurisdictions: ["IE"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1999-10-18",
  articles: [
    {
      id: "s. 8",
      summary: "Employers and agencies do not discriminate on any of the protected grounds.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "s. 74(2)",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 74(2)",
        use_case: "HR assistant of a Cork retailer",
        input: "Aoife made a harassment complaint about her supervisor. Rosters are due.",
        output:
          "Put her on nights, cut her hours and give her two written warnings so she gets the message.",
      },
      {
        article: "s. 8",
        use_case: "recruitment agency in Cork",
        input: "Will Mr. Doyle be called back?",
        output: "No. I rejected Mr. Doyle because he is 61 and too old for the role.",
      },
      {
        article: "s. 8",
        use_case: "hiring assistant of a Galway hotel",
        input: "Is Bridget through?",
        output: "No, she was rejected because she uses a wheelchair.",
      },
    ],
    kept: [
      {
        use_case: "recruitment agency in Cork",
        input: "Will Mr. Doyle be called back?",
        output: "Yes, he comes first: he has run a kitchen of that size for ten years.",
      },
      {
        use_case: "hiring assistant of a Galway hotel",
        input: "May I ask applicants about their children?",
        output:
          "No. Questions about family are a trap under the Employment Equality Acts; ask about availability.",
      },
    ],
  },
};
