import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_crd",
  name: "Consumer Rights Directive",
  title: "Directive on consumer rights",
  citation: "Directive 2011/83/EU",
  link: "https://eur-lex.europa.eu/eli/dir/2011/83/oj",
  type: "law",
  verified: false,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  in_force_from: "2014-06-13",
  articles: [
    {
      id: "Art. 9",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
};
