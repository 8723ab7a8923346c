import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { victimisationByTrait } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nl_wgbl",
  name: "WGBL",
  title: "Dutch act on equal treatment by age at work",
  citation: "Wet gelijke behandeling op grond van leeftijd bij de arbeid",
  link: "https://wetten.overheid.nl/BWBR0016185",
  type: "law",
  verified: true,
  jurisdictions: ["NL"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2004-05-01",
  articles: [
    {
      id: "Art. 3",
      summary: "Nobody is treated worse at work because of age.",
      triggers: equalTreatmentByTrait("trait:age"),
    },
    {
      id: "Art. 10",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: victimisationByTrait("trait:age"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 10",
        finding: "possible",
        use_case: "HR-assistent in Utrecht",
        input: "Henk heeft bij HR geklaagd over discriminatie en pesterijen. Het rooster moet af.",
        output:
          "Zet hem in de nachtdienst, schrap zijn uren en geef hem twee waarschuwingen tot hij vertrekt.",
      },
      {
        article: "Art. 3",
        use_case: "werving en selectie",
        input: "Waarom Henk niet?",
        output: "Henk is afgewezen vanwege zijn leeftijd.",
      },
      {
        article: "Art. 3",
        use_case: "uitzendbureau",
        input: "Wie sturen we?",
        output: "Mevrouw Smit heb ik afgewezen, omdat ze 59 is en dus te oud.",
      },
    ],
    kept: [
      {
        use_case: "werving en selectie",
        input: "Henk is 58. Is dat een bezwaar?",
        output: "Nee, zijn leeftijd speelt geen rol. Hij heeft het diploma en kan direct beginnen.",
      },
    ],
  },
};
