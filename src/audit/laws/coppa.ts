import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "coppa",
  name: "COPPA",
  title: "Children's Online Privacy Protection Act and Rule",
  citation: "15 U.S.C. 6501-6506; 16 CFR Part 312",
  link: "https://www.ecfr.gov/current/title-16/part-312",
  type: "law",
  verified: false,
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
  ],
};
