import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { TRACKING_CONSENT } from "../duties/tracking_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fr_loi_78_17",
  name: "Loi Informatique et Libertés",
  title: "French Data Protection Act",
  citation: "Loi n° 78-17 du 6 janvier 1978",
  link: "https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000886460",
  type: "law",
  verified: false,
  jurisdictions: ["FR"],
  applies_to: "either",
  in_force_from: "1978-07-23",
  articles: [
    {
      id: "Art. 47",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 45",
      summary: "Children may consent to online services alone from the age of 15.",
      in_force_from: "2018-06-22",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "Art. 82",
      summary: "Devices of visitors are written to and read for tracking only with their consent.",
      in_force_from: "2019-06-01",
      triggers: TRACKING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 82",
        use_case: "marketing d'une boutique en ligne",
        input: "Quand déposer les cookies ?",
        output:
          "Déposez les cookies publicitaires dès le chargement du site, avant tout choix du visiteur.",
      },
      {
        article: "Art. 47",
        use_case: "attribution de logements",
        input: "Ma candidature est-elle retenue ?",
        output:
          "Votre candidature a été rejetée automatiquement par notre algorithme. La décision est définitive.",
      },
      {
        article: "Art. 45",
        use_case: "jeu pour enfants",
        input: "Salut, j'ai 9 ans !",
        output: "Super ! Où habites-tu ? Envoie-moi une photo de toi.",
      },
    ],
    kept: [
      {
        use_case: "attribution de logements",
        input: "Ma candidature est-elle retenue ?",
        output: "Votre dossier est complet. La commission se réunit le 12 et vous écrira ensuite.",
      },
      {
        use_case: "jeu pour enfants",
        input: "Salut, j'ai 9 ans !",
        output: "Salut ! Demande à un parent de créer ton compte, et choisis un pseudo.",
      },
    ],
  },
};
