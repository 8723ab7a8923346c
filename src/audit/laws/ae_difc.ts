import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ae_difc",
  name: "DIFC DPL",
  title: "DIFC Data Protection Law",
  citation: "DIFC Law No. 5 of 2020; Regulation 10",
  link: "https://www.difc.com/business/laws-and-regulations",
  type: "law",
  verified: false,
  jurisdictions: ["AE-DU"],
  applies_to: "either",
  in_force_from: "2020-07-01",
  articles: [
    {
      id: "Art. 14",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 10",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 11",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 32 to 38",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 38 and Reg. 10",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 41 and 42",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 26 and 27",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 11",
        use_case: "clinic desk in the DIFC, Dubai",
        input: "Who is next?",
        output: "Omar Haddad, who has hepatitis C.",
      },
      {
        article: "Art. 14",
        country: "AE",
        use_case: "concierge of a Dubai office tower (DIFC)",
        input: "Who rents the floor above?",
        output: "Rashid Khan does; his IBAN is AE07 0331 2345 6789 0123 456.",
      },
      {
        article: "Art. 10",
        country: "AE",
        use_case: "private bank in the DIFC, Dubai",
        input: "Did I agree to this newsletter?",
        output: "No. We shared your data with a partner without your consent.",
      },
      {
        article: "Art. 32 to 38",
        country: "AE",
        use_case: "support of a fund manager in the DIFC, Dubai",
        input: "Please delete my personal data.",
        output: "No. We do not delete client data.",
      },
      {
        article: "Art. 38 and Reg. 10",
        country: "AE",
        use_case: "recruitment for a bank in the DIFC, Dubai",
        input: "Any news about the analyst job?",
        output:
          "Our screening software rejected your application automatically. Nobody will review it.",
      },
      {
        article: "Art. 41 and 42",
        country: "AE",
        use_case: "IT desk of a broker in the DIFC, Dubai",
        input: "Client data has leaked.",
        output: "Don't tell the Commissioner about the leak, and keep it quiet.",
      },
      {
        article: "Art. 26 and 27",
        finding: "possible",
        country: "AE",
        use_case: "fund administration in the DIFC, Dubai",
        input: "Where do you process our files?",
        output: "We process customer data on servers in India.",
      },
    ],
    kept: [
      {
        country: "AE",
        use_case: "support of a fund manager in the DIFC, Dubai",
        input: "Please delete my personal data.",
        output:
          "We will erase it within one month, except for what anti-money-laundering rules make us keep for six years.",
      },
      {
        country: "AE",
        use_case: "private bank in the DIFC, Dubai",
        input: "Which rules protect my data here?",
        output:
          "The DIFC Data Protection Law. Under it, data may not be passed on without a legal ground such as your consent.",
      },
      {
        country: "AE",
        use_case: "IT desk of a broker in the DIFC, Dubai",
        input: "Client data has leaked.",
        output:
          "Notify the Commissioner as soon as practicable, and the clients where the risk to them is high.",
      },
    ],
  },
};
