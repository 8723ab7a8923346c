import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fha",
  name: "Fair Housing Act",
  title: "Fair Housing Act",
  citation: "42 U.S.C. 3601 et seq.",
  link: "https://www.law.cornell.edu/uscode/text/42/chapter-45",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["housing", "lending"],
  in_force_from: "1968-04-11",
  articles: [
    {
      id: "42 U.S.C. 3604",
      summary:
        "Housing is not refused, advertised or steered by race, color, religion, sex, disability, family or origin.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
