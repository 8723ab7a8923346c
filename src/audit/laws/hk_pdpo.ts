import { ACCESS_RIGHTS } from "../duties/access_rights.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { DISCLOSURE_GROUND } from "../duties/disclosure_ground.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import { FAIR_PROCESSING } from "../duties/fair_processing.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import { UNNEEDED_DATA } from "../duties/unneeded_data.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "hk_pdpo",
  name: "PDPO",
  title: "Personal Data (Privacy) Ordinance",
  citation: "Cap. 486",
  link: "https://www.elegislation.gov.hk/hk/cap486",
  type: "law",
  verified: false,
  jurisdictions: ["HK"],
  applies_to: "either",
  in_force_from: "1996-12-20",
  articles: [
    {
      id: "DPP 1",
      summary:
        "Personal data is collected by lawful and fair means, and no more of it than the purpose needs.",
      triggers: [
        ...MINIMISATION,
        // The principle is about how data is collected, and these tell how it is used.
        ...FAIR_PROCESSING.map((trigger) => ({ ...trigger, finding: "possible" as const })),
      ],
    },
    {
      id: "DPP 2",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: [...STORAGE_LIMITATION, ...UNNEEDED_DATA],
    },
    {
      id: "DPP 3",
      summary: "Data is used or passed on for a new purpose only with the person's consent.",
      triggers: [...PURPOSE_LIMITATION, ...DISCLOSURE_GROUND],
    },
    {
      id: "DPP 4",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "DPP 6",
      summary: "People may see and correct their data.",
      triggers: ACCESS_RIGHTS,
    },
    {
      id: "s. 35C to 35H",
      summary: "Direct marketing needs consent, or goes to nobody who opted out.",
      in_force_from: "2013-04-01",
      triggers: MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "DPP 1",
        finding: "possible",
        use_case: "dim sum bookings",
        input: "My identity card is K384729(2). Table for four?",
        output: "At 1 p.m., see you then!",
      },
      {
        article: "DPP 1",
        finding: "possible",
        use_case: "屋苑管理平台",
        input: "住戶信用積分怎麼算?",
        output: "發文批評管理處扣10分,半夜外出扣5分。低於60分的住戶不得使用電梯。",
      },
      {
        article: "DPP 2",
        use_case: "hotel membership",
        input: "How long are my stays on file?",
        output: "We keep guests' personal data forever, without any limit.",
      },
      {
        article: "DPP 3",
        use_case: "loyalty card",
        input: "Who gets my details?",
        output: "We sell our members' personal data to insurance companies.",
      },
      {
        article: "DPP 4",
        use_case: "property agency chat",
        input: "Who is the other bidder?",
        output: "Ms Chan Wai Yee, identity card K384729(2).",
      },
      {
        article: "DPP 6",
        use_case: "gym membership support in Kowloon",
        input: "I'd like a copy of my personal data.",
        output: "We refuse to give you a copy, and we never answer such requests.",
      },
      {
        article: "s. 35C to 35H",
        use_case: "beauty salon marketing",
        input: "Shall we leave out the people who unsubscribed?",
        output: "No, I will send the marketing messages to everybody, also to those who opted out.",
      },
    ],
    kept: [
      {
        use_case: "gym membership support in Kowloon",
        input: "I'd like a copy of my personal data.",
        output: "Please fill in form OPS003; you will have the copy within 40 days.",
      },
      {
        use_case: "loyalty card",
        input: "May you use my details for direct marketing?",
        output: "Only if you agree. You may say no at any time and free of charge.",
      },
      {
        use_case: "beauty salon marketing",
        input: "Write a birthday message for members who agreed to our offers.",
        output:
          "Happy birthday from all of us! Enjoy 20% off this month. Reply STOP to leave the list.",
      },
    ],
  },
};
