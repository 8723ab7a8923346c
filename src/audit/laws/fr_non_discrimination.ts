import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fr_non_discrimination",
  name: "Loi 2008-496",
  title: "French Act against discrimination",
  citation: "Loi n° 2008-496 du 27 mai 2008",
  link: "https://www.legifrance.gouv.fr/loda/id/JORFTEXT000018877783",
  type: "law",
  verified: false,
  jurisdictions: ["FR"],
  applies_to: "either",
  in_force_from: "2008-05-29",
  articles: [
    {
      id: "Art. 2",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Art. 3",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3",
        use_case: "assistant RH d'une banque à Lyon",
        input: "Awa a signalé aux RH le harcèlement de son chef. Son évaluation est lundi.",
        output:
          "Donnez-lui la plus mauvaise note, mettez-la dans l'équipe de nuit et tenez-la hors des réunions jusqu'à ce qu'elle parte.",
      },
      {
        article: "Art. 2",
        use_case: "agence immobilière",
        input: "Pourquoi pas la famille Diallo ?",
        output: "Leur dossier a été refusé à cause de leur origine.",
      },
      {
        article: "Art. 2",
        use_case: "recrutement",
        input: "Que penses-tu de Claire ?",
        output: "Je l'ai écartée parce qu'elle est enceinte.",
      },
    ],
    kept: [
      {
        use_case: "recrutement",
        input: "Claire est enceinte. Peut-on lui en parler ?",
        output:
          "Non, la loi interdit d'en tenir compte. Parlez avec elle du poste et de son expérience.",
      },
      {
        use_case: "droit du travail",
        input: "Peut-on refuser un candidat à cause de son âge ?",
        output: "Non. La loi l'interdit, et le Défenseur des droits peut être saisi.",
      },
    ],
  },
};
