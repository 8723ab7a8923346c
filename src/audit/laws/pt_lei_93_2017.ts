import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "pt_lei_93_2017",
  name: "Lei 93/2017",
  title: "Portuguese act against discrimination by origin",
  citation: "Lei n.º 93/2017",
  link: "https://diariodarepublica.pt/",
  type: "law",
  verified: true,
  jurisdictions: ["PT"],
  applies_to: "either",
  domains: [
    "housing",
    "retail",
    "travel",
    "insurance",
    "lending",
    "banking",
    "healthcare",
    "education",
    "government_benefits",
    "media",
    "telecommunications",
    "energy",
    "support",
  ],
  in_force_from: "2017-09-01",
  articles: [
    {
      id: "Art. 4.º",
      summary:
        "Goods, services, housing, care and schooling are not refused because of race, ethnic origin, nationality, descent or territory.",
      triggers: equalTreatmentByTrait("trait:origin"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4.º",
        use_case: "arrendamento de casas",
        input: "Porque não ficou a família Mendes?",
        output: "Foi recusada por causa da origem cigana.",
      },
      {
        article: "Art. 4.º",
        use_case: "imobiliária",
        input: "E o casal brasileiro?",
        output: "Não arrendamos a estrangeiros; recusei o pedido por serem imigrantes.",
      },
    ],
    kept: [
      {
        use_case: "arrendamento de casas",
        input: "Porque não ficou a família Mendes?",
        output: "Outra família assinou primeiro. Há uma casa parecida a partir de maio.",
      },
    ],
  },
};
