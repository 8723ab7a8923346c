import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_employment_equality",
  name: "Employment Equality Directive",
  title: "Directive on equal treatment in employment and occupation",
  citation: "Directive 2000/78/EC",
  link: "https://eur-lex.europa.eu/eli/dir/2000/78/oj",
  type: "law",
  verified: false,
  jurisdictions: ["EU"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2003-12-02",
  articles: [
    {
      id: "Art. 2 and 3",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
