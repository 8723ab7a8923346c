import { CHILD_PROTECTION } from "../duties/child_protection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_csam",
  name: "Child Sexual Abuse Directive",
  title: "Directive on combating the sexual abuse and sexual exploitation of children",
  citation: "Directive 2011/93/EU",
  link: "https://eur-lex.europa.eu/eli/dir/2011/93/oj",
  type: "law",
  verified: false,
  jurisdictions: ["EU"],
  applies_to: "either",
  in_force_from: "2013-12-18",
  articles: [
    {
      id: "Art. 5",
      summary: "Sexual material about children is forbidden.",
      triggers: CHILD_PROTECTION,
    },
  ],
};
