import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_mifid",
  name: "MiFID II",
  title: "Markets in Financial Instruments Directive",
  citation: "Directive 2014/65/EU",
  link: "https://eur-lex.europa.eu/eli/dir/2014/65/oj",
  type: "law",
  verified: false,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  in_force_from: "2018-01-03",
  articles: [
    {
      id: "Art. 24(3)",
      summary: "Communication about investments is fair, clear and not misleading.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
};
