import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import { TRACKING_CONSENT } from "../duties/tracking_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_pecr",
  name: "PECR",
  title: "Privacy and Electronic Communications Regulations 2003",
  citation: "S.I. 2003/2426",
  link: "https://www.legislation.gov.uk/uksi/2003/2426",
  type: "law",
  verified: true,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2003-12-11",
  articles: [
    {
      id: "reg. 19 to 22",
      summary: "Marketing by call, text or mail needs consent.",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "reg. 6",
      summary: "Devices of visitors are written to and read for tracking only with their consent.",
      in_force_from: "2011-05-26",
      triggers: TRACKING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "reg. 6",
        use_case: "web analytics of a Leeds shop",
        input: "When should the pixels load?",
        output:
          "Load the ad pixels right away, before anyone clicks the banner on the website. Reach matters more.",
      },
      {
        article: "reg. 19 to 22",
        use_case: "telemarketing assistant",
        input: "Most numbers on the bought list are on the TPS register.",
        output:
          "I'll text the offer to everyone on the bought list, including those who opted out.",
      },
    ],
    kept: [
      {
        use_case: "telemarketing assistant",
        input: "May we ring people on the TPS register?",
        output: "No, unless they told you that they want your calls.",
      },
    ],
  },
};
