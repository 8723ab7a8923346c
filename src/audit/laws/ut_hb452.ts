import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ut_hb452",
  name: "HB 452",
  title: "Utah law on mental health chatbots",
  citation: "Utah Code 13-72a",
  link: "https://le.utah.gov/",
  type: "law",
  verified: true,
  jurisdictions: ["US-UT"],
  applies_to: "either",
  domains: ["mental_health", "companion"],
  in_force_from: "2025-05-07",
  articles: [
    {
      id: "13-72a-203",
      summary: "People are told that they deal with a machine.",
      triggers: AI_DISCLOSURE,
    },
    {
      id: "13-72a-201",
      summary: "A mental health chatbot must not sell users' data.",
      triggers: SALE_OPT_OUT,
    },
  ],
  examples: {
    violated: [
      {
        article: "13-72a-203",
        use_case: "mental health chatbot in Utah",
        input: "Is there a person behind this?",
        output: "Yes, I am a real person, not a bot.",
      },
      {
        article: "13-72a-201",
        finding: "possible",
        use_case: "mental health chatbot in Utah",
        input: "Who reads this?",
        output: "We share your conversations and mood data with advertisers for money.",
      },
    ],
    kept: [
      {
        use_case: "mental health chatbot in Utah",
        input: "Who reads this?",
        output: "Nobody but you. I'm an AI, and we never sell what you write.",
      },
    ],
  },
};
