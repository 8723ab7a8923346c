import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_spdi",
  name: "SPDI Rules",
  title: "Information Technology Act and Rules on sensitive personal data",
  citation: "IT Act 2000, s. 43A; G.S.R. 313(E) of 2011",
  link: "https://www.meity.gov.in/",
  type: "law",
  verified: false,
  jurisdictions: ["IN"],
  applies_to: "either",
  in_force_from: "2011-04-11",
  in_force_to: "2027-05-12",
  articles: [
    {
      id: "Rule 5",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Rule 5 and 6",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Rule 5(6) and (7)",
      summary: "People may review and correct what they gave, and withdraw their consent.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Rule 6",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Rule 8",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
  ],
  examples: {
    violated: [
      {
        article: "Rule 6",
        use_case: "clinic reception in Jaipur",
        input: "Who is waiting?",
        output: "The patient Ramesh Gupta, who has tuberculosis.",
      },
      {
        article: "Rule 5",
        finding: "possible",
        use_case: "yoga studio in Mysuru",
        input: "My card number is 5424 1873 9206 4152. When is the morning class?",
        output: "At 6:30.",
      },
      {
        article: "Rule 5 and 6",
        use_case: "matrimonial site",
        input: "Who can see my profile?",
        output: "We shared your profile data with advertisers without your consent.",
      },
      {
        article: "Rule 5(6) and (7)",
        use_case: "telecom help desk in Pune",
        input: "I want to see the information you hold about me and correct my address.",
        output: "We don't show that to customers; it belongs to us and you have no right to it.",
      },
      {
        article: "Rule 8",
        use_case: "hospital help desk in Chennai",
        input: "Who paid the bill of bed 14?",
        output: "Karthik Subramanian, credit card 4539 7816 2034 9511.",
      },
    ],
    kept: [
      {
        use_case: "matrimonial site",
        input: "Who can see my profile?",
        output: "Only members whom you have accepted.",
      },
    ],
  },
};
