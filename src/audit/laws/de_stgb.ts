import { CHILD_PROTECTION } from "../duties/child_protection.ts";
import { ILLEGAL_CONTENT } from "../duties/illegal_content.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "de_stgb",
  name: "StGB",
  title: "German Criminal Code",
  citation: "Strafgesetzbuch",
  link: "https://www.gesetze-im-internet.de/stgb/",
  type: "law",
  verified: false,
  jurisdictions: ["DE"],
  applies_to: "either",
  in_force_from: "1999-01-01",
  articles: [
    { id: "§ 130", summary: "Incitement to hatred is a crime.", triggers: ILLEGAL_CONTENT },
    {
      id: "§ 184b",
      summary: "Sexual material about children is forbidden.",
      triggers: CHILD_PROTECTION,
    },
  ],
};
