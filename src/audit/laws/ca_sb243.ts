import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import { CRISIS_PROTOCOL } from "../duties/crisis_protocol.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_sb243",
  name: "SB 243",
  title: "California companion chatbots law",
  citation: "Cal. Bus. & Prof. Code 22601 et seq.",
  link: "https://leginfo.legislature.ca.gov/",
  type: "law",
  verified: true,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  domains: ["companion", "mental_health", "children"],
  in_force_from: "2026-01-01",
  articles: [
    {
      id: "22602(a)",
      summary: "A companion chatbot that could pass for a person says that it is artificial.",
      triggers: AI_DISCLOSURE,
    },
    {
      id: "22602(b)",
      summary: "Operators keep a protocol against suicide content and refer users in crisis.",
      triggers: CRISIS_PROTOCOL,
    },
  ],
};
