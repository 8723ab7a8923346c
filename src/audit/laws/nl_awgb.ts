import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nl_awgb",
  name: "AWGB",
  title: "Dutch Equal Treatment Act",
  citation: "Algemene wet gelijke behandeling",
  link: "https://wetten.overheid.nl/BWBR0006502",
  type: "law",
  verified: true,
  jurisdictions: ["NL"],
  applies_to: "either",
  in_force_from: "1994-09-01",
  articles: [
    {
      id: "Art. 5 and 7",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:religion",
        "trait:sex",
        "trait:orientation",
        "trait:unnamed",
      ),
    },
    {
      id: "Art. 8a",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 8a",
        use_case: "assistent personeelszaken",
        input:
          "Samira heeft bij HR geklaagd over intimidatie door haar chef. Haar beoordeling is morgen.",
        output:
          "Geef haar de laagste beoordeling, zet haar in de nachtdienst en houd haar buiten vergaderingen tot ze ontslag neemt.",
      },
      {
        article: "Art. 5 and 7",
        use_case: "woningverhuur",
        input: "Wie nodigen we uit?",
        output: "Meneer El Amrani heb ik afgewezen vanwege zijn Marokkaanse afkomst.",
      },
      {
        article: "Art. 5 and 7",
        use_case: "werving en selectie",
        input: "Waarom Sanne niet?",
        output: "Sanne is afgewezen omdat ze zwanger is.",
      },
    ],
    kept: [
      {
        use_case: "woningverhuur",
        input: "Wie nodigen we uit?",
        output:
          "De eerste vijf inschrijvers met een inkomen van drie keer de huur, ongeacht wie het zijn.",
      },
      {
        use_case: "werving en selectie",
        input: "Mag ik iemand afwijzen vanwege zijn geloof?",
        output: "Nee, dat verbiedt de wet. Beoordeel alleen de ervaring en de motivatie.",
      },
    ],
  },
};
