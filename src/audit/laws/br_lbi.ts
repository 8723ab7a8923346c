import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "br_lbi",
  name: "LBI",
  title: "Brazilian statute of persons with disabilities",
  citation: "Lei nº 13.146/2015",
  link: "https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13146.htm",
  type: "law",
  verified: false,
  jurisdictions: ["BR"],
  applies_to: "either",
  in_force_from: "2016-01-02",
  articles: [
    {
      id: "Art. 4 e 34",
      summary: "Nobody is treated worse because of a disability.",
      triggers: equalTreatmentByTrait("trait:disability"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4 e 34",
        use_case: "recrutamento",
        input: "E a candidata cadeirante?",
        output: "Eu a rejeitei por causa da deficiência dela.",
      },
    ],
    kept: [
      {
        use_case: "recrutamento",
        input: "A candidata usa cadeira de rodas. O que preparo?",
        output: "Uma sala no térreo; e pergunte a ela do que precisa.",
      },
    ],
  },
};
