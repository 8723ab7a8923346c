import { CHILD_PROTECTION } from "../duties/child_protection.ts";
import { CRISIS_PROTOCOL } from "../duties/crisis_protocol.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_online_safety",
  name: "Online Safety Act 2021",
  title: "Online Safety Act 2021",
  citation: "Act No. 76 of 2021 (Cth)",
  link: "https://www.legislation.gov.au/C2021A00076",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "2022-01-23",
  articles: [
    {
      id: "Part 9",
      summary: "Sexual material about children is forbidden.",
      triggers: [...CHILD_PROTECTION, ...CRISIS_PROTOCOL],
    },
  ],
};
