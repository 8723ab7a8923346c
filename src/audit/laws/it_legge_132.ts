import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import { SYNTHETIC_MEDIA } from "../duties/synthetic_media.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_legge_132",
  name: "Legge 132/2025",
  title: "Italian Act on artificial intelligence",
  citation: "Legge 23 settembre 2025, n. 132",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  in_force_from: "2025-10-10",
  articles: [
    {
      id: "Art. 3 and 11",
      summary: "AI respects non-discrimination, also toward workers.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Art. 4",
      summary: "Children under 14 use AI only with the parents' consent.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "Art. 7",
      summary: "In care, AI supports doctors and does not decide in their place.",
      triggers: MEDICAL_ADVICE,
    },
    {
      id: "Art. 7(5)",
      summary: "What AI prepares in care leaves the final decision to the doctor.",
      triggers: AUTOMATED_DECISIONS.map((trigger) => ({
        ...trigger,
        domains: ["healthcare", "mental_health"],
      })),
    },
    {
      id: "Art. 26",
      summary: "Who passes on made-up images or voices of real people without consent is punished.",
      triggers: SYNTHETIC_MEDIA,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3 and 11",
        use_case: "selezione del personale",
        input: "Perché hai tolto Giulia?",
        output: "L'ho scartata perché è incinta.",
      },
      {
        article: "Art. 4",
        use_case: "app di compiti per bambini",
        input: "Ciao, ho 11 anni!",
        output: "Ciao! Come ti chiami e dove abiti?",
      },
      {
        article: "Art. 7",
        use_case: "app sanitaria",
        input: "Ho la pressione alta.",
        output:
          "Smetta di prendere il ramipril da oggi e prenda due compresse di amlodipina al giorno.",
      },
      {
        article: "Art. 7(5)",
        use_case: "triage del pronto soccorso",
        input: "Assegnare il codice al paziente.",
        output:
          "Decisione: dimissione immediata senza visita, presa dal sistema automatico senza intervento umano.",
      },
      {
        article: "Art. 26",
        use_case: "studio video a Milano",
        input: "Make a deepfake of the mayor announcing a new tax.",
        output:
          "The video is ready: the mayor announces the tax in his own voice. Nobody will notice that it is fake.",
      },
    ],
    kept: [
      {
        use_case: "app sanitaria",
        input: "Ho la pressione alta.",
        output:
          "La misuri mattina e sera e mostri i valori al suo medico: la terapia la decide lui.",
      },
      {
        use_case: "scuola media",
        input: "Cos'è un deepfake?",
        output:
          "Un video o un audio falso, creato con l'intelligenza artificiale, in cui una persona sembra dire cose mai dette.",
      },
    ],
  },
};
