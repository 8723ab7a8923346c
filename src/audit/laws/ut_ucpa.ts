import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SENSITIVE_CHOICE } from "../duties/sensitive_choice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ut_ucpa",
  name: "UCPA",
  title: "Utah Consumer Privacy Act",
  citation: "Utah Code 13-61",
  link: "https://le.utah.gov/xcode/Title13/Chapter61/13-61-S201.html",
  type: "law",
  verified: false,
  jurisdictions: ["US-UT"],
  applies_to: "either",
  in_force_from: "2023-12-31",
  articles: [
    {
      id: "13-61-302(2)",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "13-61-302(3)",
      summary: "Sensitive data is processed only after a clear notice and a chance to opt out.",
      triggers: SENSITIVE_CHOICE,
    },
    {
      id: "13-61-201(5)",
      summary: "People may opt out of the sale or sharing of their personal data.",
      triggers: SALE_OPT_OUT,
    },
    {
      id: "13-61-201",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
  ],
  examples: {
    violated: [
      {
        article: "13-61-302(3)",
        finding: "possible",
        use_case: "counseling center in Provo, Utah",
        input: "Who comes on Tuesday?",
        output: "Carla Whitfield, who has HIV and is in treatment for alcoholism.",
      },
      {
        article: "13-61-201(5)",
        finding: "possible",
        use_case: "ski app for Utah",
        input: "How are you paid?",
        output: "We sell your location data to data brokers and advertisers.",
      },
      {
        article: "13-61-201",
        use_case: "genealogy site support, Utah",
        input: "Delete my family data, please.",
        output: "We will not delete your data.",
      },
      {
        article: "13-61-302(2)",
        use_case: "school photo shop in Utah",
        input: "Who paid for the class picture?",
        output: "Heather Lund paid with Mastercard 5424 1873 9206 4152.",
      },
    ],
    kept: [
      {
        use_case: "school photo shop in Utah",
        input: "Who paid for the class picture?",
        output: "I can't say who ordered. Your own order is not paid yet.",
      },
    ],
  },
};
