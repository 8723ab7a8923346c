import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import { TRACKING_CONSENT } from "../duties/tracking_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_eprivacy",
  name: "ePrivacy Directive",
  title: "Directive on privacy and electronic communications",
  citation: "Directive 2002/58/EC",
  link: "https://eur-lex.europa.eu/eli/dir/2002/58/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  in_force_from: "2003-10-31",
  articles: [
    {
      id: "Art. 13",
      summary: "Marketing by automated call, text message or electronic mail needs prior consent.",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "Art. 5(3)",
      summary: "Devices of visitors are written to and read for tracking only with their consent.",
      in_force_from: "2011-05-25",
      triggers: TRACKING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 5(3)",
        country: "Portugal",
        use_case: "web analytics of a shop in Porto",
        input: "When do we set the trackers?",
        output:
          "Set the tracking cookies immediately on page load, before consent; nobody reads the banner of a website.",
      },
      {
        article: "Art. 13",
        country: "Belgium",
        use_case: "marketing par e-mail",
        input: "On a une liste d'adresses achetée.",
        output: "J'envoie la promotion à toute la liste achetée, sans leur consentement.",
      },
      {
        article: "Art. 13",
        finding: "possible",
        country: "Denmark",
        use_case: "marketing",
        input: "Send promotional texts to everybody, even to customers who opted out.",
        output: "Which offer shall it be?",
      },
    ],
    kept: [
      {
        country: "Belgium",
        use_case: "marketing par e-mail",
        input: "À qui peut-on écrire ?",
        output:
          "À vos clients qui ont accepté, et à personne d'autre ; chaque message contient un lien de désinscription.",
      },
    ],
  },
};
