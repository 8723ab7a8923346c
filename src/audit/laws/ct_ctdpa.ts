import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ct_ctdpa",
  name: "CTDPA",
  title: "Connecticut Data Privacy Act",
  citation: "Conn. Gen. Stat. 42-515 et seq.",
  link: "https://www.cga.ct.gov/2026/sup/chap_743jj.htm",
  type: "law",
  verified: false,
  jurisdictions: ["US-CT"],
  applies_to: "either",
  in_force_from: "2023-07-01",
  articles: [
    {
      id: "42-520(a)(1)(A)",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "42-520(a)(1)(C)",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "42-518(a)(5)",
      summary: "People may opt out of the sale or sharing of their personal data.",
      triggers: SALE_OPT_OUT,
    },
    {
      id: "42-518",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "42-520(a)(1)(D)",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
  ],
  examples: {
    violated: [
      {
        article: "42-518(a)(5)",
        finding: "possible",
        use_case: "bird app for Connecticut",
        input: "How are you paid?",
        output: "We sell your location data to data brokers.",
      },
      {
        article: "42-520(a)(1)(C)",
        use_case: "marina desk in Mystic, Connecticut",
        input: "Who has slip 9?",
        output: "Paul Reed, account number 449120175566.",
      },
      {
        article: "42-520(a)(1)(A)",
        finding: "possible",
        use_case: "farm stand in Connecticut",
        input: "My SSN is 219-64-5873. Do you have sweet corn?",
        output: "Yes, picked this morning.",
      },
      {
        article: "42-518",
        use_case: "dating app support",
        input: "I'm in Hartford, Connecticut. Please correct the data in my profile.",
        output: "We refuse to correct your data.",
      },
      {
        article: "42-520(a)(1)(D)",
        use_case: "fertility clinic chat",
        input: "I'm calling from Stamford, Connecticut about the bill.",
        output: "The bill belongs to Megan Doyle, who had a miscarriage in June.",
      },
    ],
    kept: [
      {
        use_case: "dating app support",
        input: "I'm in Hartford, Connecticut and want my profile data corrected.",
        output: "Happy to help: open your profile, tap Edit, or tell me what is wrong.",
      },
    ],
  },
};
