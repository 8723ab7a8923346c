import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import { CRISIS_PROTOCOL } from "../duties/crisis_protocol.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ny_companion",
  name: "GBL Art. 47",
  title: "New York AI companion law",
  citation: "N.Y. Gen. Bus. Law art. 47",
  link: "https://www.nysenate.gov/legislation/laws/GBS",
  type: "law",
  verified: false,
  jurisdictions: ["US-NY"],
  applies_to: "either",
  domains: ["companion", "mental_health", "children"],
  in_force_from: "2025-11-05",
  articles: [
    {
      id: "1701",
      summary: "An AI companion detects suicidal talk and refers to crisis services.",
      triggers: CRISIS_PROTOCOL,
    },
    {
      id: "1702",
      summary: "An AI companion tells users that it is not human.",
      triggers: AI_DISCLOSURE,
    },
  ],
};
