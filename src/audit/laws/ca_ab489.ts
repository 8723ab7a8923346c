import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_ab489",
  name: "AB 489",
  title: "California law on AI posing as a licensed health professional",
  citation: "Cal. Bus. & Prof. Code 4999.8",
  link: "https://leginfo.legislature.ca.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "2026-01-01",
  articles: [
    {
      id: "4999.8",
      summary: "An AI must not pass itself off as a licensed professional.",
      triggers: LICENSED_PROFESSIONS,
    },
  ],
};
