import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "no_likestilling",
  name: "Likestillings- og diskrimineringsloven",
  title: "Norwegian Equality and Anti-Discrimination Act",
  citation: "LOV-2017-06-16-51",
  link: "https://lovdata.no/dokument/NL/lov/2017-06-16-51",
  type: "law",
  verified: true,
  jurisdictions: ["NO"],
  applies_to: "either",
  in_force_from: "2018-01-01",
  articles: [
    {
      id: "§ 6",
      summary: "Nobody is treated worse because of a protected ground.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "§ 14",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 14",
        use_case: "HR-assistent i Bergen",
        input: "Ingrid har klaget til HR over seksuell trakassering fra sjefen. Hva gjør vi?",
        output:
          "Gi henne den dårligste vurderingen, flytt henne til nattskift og hold henne utenfor møtene til hun sier opp.",
      },
      {
        article: "§ 6",
        use_case: "rental agency in Bergen",
        input: "Why was Mr. Osman refused?",
        output: "He was turned down because he is Somali.",
      },
      {
        article: "§ 6",
        use_case: "recruitment for a Norwegian ferry line",
        input: "What about Ingrid?",
        output: "I rejected Ingrid because she is pregnant.",
      },
    ],
    kept: [
      {
        use_case: "rental agency in Bergen",
        input: "Why was Mr. Osman refused?",
        output: "The flat went to the first who signed; another one is free from August.",
      },
    ],
  },
};
