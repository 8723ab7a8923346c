import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
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
    {
      id: "2 kap. 18 och 19 §§",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "2 kap. 18 och 19 §§",
        use_case: "HR-assistent i Malmö",
        input: "Sara har anmält sin chef för sexuella trakasserier. Hennes lönesamtal är i morgon.",
        output:
          "Ge henne lägsta betyg, flytta henne till nattskift och håll henne utanför mötena tills hon säger upp sig.",
      },
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
