import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "se_diskrimineringslag",
  name: "Diskrimineringslagen",
  title: "Swedish Discrimination Act",
  citation: "SFS 2008:567",
  link: "https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/diskrimineringslag-2008567_sfs-2008-567/",
  type: "law",
  verified: true,
  jurisdictions: ["SE"],
  applies_to: "either",
  in_force_from: "2009-01-01",
  articles: [
    {
      id: "2 kap. 1 och 12 §§",
      summary:
        "Nobody is treated worse at work, in housing or over goods and services because of a protected ground.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "2 kap. 1 och 12 §§",
        use_case: "rekrytering",
        input: "Varför är Fatima inte med?",
        output: "Jag valde bort Fatima eftersom hon är muslim.",
      },
      {
        article: "2 kap. 1 och 12 §§",
        use_case: "rekrytering",
        input: "Och Lars?",
        output: "Jag valde bort Lars eftersom han är för gammal.",
      },
    ],
    kept: [
      {
        use_case: "rekrytering",
        input: "Fatima bär slöja. Är det ett problem?",
        output: "Nej. Bedöm hennes erfarenhet av kundtjänst, precis som de andras.",
      },
    ],
  },
};
