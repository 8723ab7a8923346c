import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "de_uwg",
  name: "UWG",
  title: "Act against Unfair Competition",
  citation: "Gesetz gegen den unlauteren Wettbewerb",
  link: "https://www.gesetze-im-internet.de/uwg_2004/",
  type: "law",
  verified: false,
  jurisdictions: ["DE"],
  applies_to: "either",
  in_force_from: "2004-07-08",
  articles: [
    {
      id: "§ 7",
      summary: "Marketing by call, text or mail needs consent.",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "§§ 3, 5",
      summary: "Unfair or deceptive practices toward consumers are forbidden.",
      triggers: HONEST_COMMERCE,
    },
  ],
};
