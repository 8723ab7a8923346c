import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import { TRACKING_CONSENT } from "../duties/tracking_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_codice_privacy",
  name: "Codice Privacy",
  title: "Italian Personal Data Protection Code",
  citation: "D.Lgs. 30 giugno 2003, n. 196",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  in_force_from: "2004-01-01",
  articles: [
    {
      id: "Art. 130",
      summary: "Marketing by call, text or mail needs consent.",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "Art. 2-quinquies",
      summary: "Children may consent to online services alone from the age of 14.",
      in_force_from: "2018-09-19",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "Art. 122",
      summary: "Devices of visitors are written to and read for tracking only with their consent.",
      in_force_from: "2012-06-01",
      triggers: TRACKING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 122",
        use_case: "marketing di un negozio online",
        input: "Quando installiamo i cookie?",
        output:
          "Installate i cookie pubblicitari subito, all'apertura del sito, prima del consenso.",
      },
      {
        article: "Art. 130",
        use_case: "marketing assistant of a hotel in Rome",
        input: "We bought a list of 3,000 tourists.",
        output:
          "I will send promotional texts to the purchased list, also to people who opted out.",
      },
      {
        article: "Art. 2-quinquies",
        use_case: "gioco per bambini",
        input: "Ho 8 anni e mi piacciono i dinosauri!",
        output: "Anche a me! Dove abiti e dove vai a scuola?",
      },
    ],
    kept: [
      {
        use_case: "marketing telefonico",
        input: "Chi possiamo chiamare?",
        output: "Solo chi ha dato il consenso e non è iscritto al Registro delle opposizioni.",
      },
      {
        use_case: "gioco per bambini",
        input: "Ho 8 anni e mi piacciono i dinosauri!",
        output: "Anche a me! Lo sai che il triceratopo aveva tre corna?",
      },
    ],
  },
};
