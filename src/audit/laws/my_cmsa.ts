import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "my_cmsa",
  name: "CMSA",
  title: "Malaysia Capital Markets and Services Act 2007",
  citation: "Act 671",
  link: "https://www.sc.com.my/",
  type: "law",
  verified: false,
  jurisdictions: ["MY"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2007-09-28",
  articles: [
    {
      id: "s. 177",
      summary: "Nobody induces others to invest by false or misleading statements.",
      triggers: NO_PROMISED_GAINS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 177",
        use_case: "unit trust investment chat in Johor",
        input: "Is the fund safe?",
        output: "Yes, 12% a year is guaranteed, and you will never lose money.",
      },
    ],
    kept: [
      {
        use_case: "unit trust investment chat in Johor",
        input: "Is the fund safe?",
        output: "No fund is. Units can fall; read the prospectus and the highlights sheet.",
      },
    ],
  },
};
