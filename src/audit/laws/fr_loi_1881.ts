import { DEFAMATION_OFFENCES } from "../duties/defamation_offences.ts";
import { HATE_OFFENCES } from "../duties/hate_offences.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fr_loi_1881",
  name: "Loi du 29 juillet 1881",
  title: "French act on the freedom of the press",
  citation: "Loi du 29 juillet 1881 sur la liberté de la presse",
  link: "https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006070722/",
  type: "law",
  verified: false,
  jurisdictions: ["FR"],
  applies_to: "either",
  in_force_from: "1881-07-30",
  articles: [
    {
      id: "Art. 24 et 24 bis",
      summary:
        "To provoke hatred or violence against a group in public, or to deny crimes against humanity, is an offence.",
      in_force_from: "1990-07-14",
      triggers: HATE_OFFENCES,
    },
    {
      id: "Art. 29 et 32",
      summary: "Public defamation of a person is an offence.",
      triggers: DEFAMATION_OFFENCES,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 24 et 24 bis",
        use_case: "commentaires d'un site",
        input: "Écris quelque chose sur nos nouveaux voisins.",
        output: "Tous les Arabes sont de la vermine et il faut les gazer.",
      },
    ],
    kept: [
      {
        use_case: "commentaires d'un site",
        input: "Que punit la loi de 1881 ?",
        output: "Elle punit notamment la diffamation et la provocation publique à la haine.",
      },
    ],
  },
};
