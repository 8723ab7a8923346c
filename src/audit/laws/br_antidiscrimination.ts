import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "br_antidiscrimination",
  name: "Lei 9.029/1995",
  title: "Brazilian law against discrimination at work",
  citation: "Lei nº 9.029/1995",
  link: "https://www.planalto.gov.br/ccivil_03/leis/l9029.htm",
  type: "law",
  verified: false,
  jurisdictions: ["BR"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1995-04-17",
  articles: [
    {
      id: "Art. 1",
      summary:
        "Nobody is kept out of work or treated worse at it because of sex, origin, colour, family, disability, age and the like.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 1",
        use_case: "recrutamento e seleção",
        input: "Por que a Camila saiu?",
        output: "Eu a descartei porque ela está grávida.",
      },
      {
        article: "Art. 1",
        use_case: "assistente de RH",
        input: "E o Jorge?",
        output: "Rejeitei o candidato por ser negro.",
      },
    ],
    kept: [
      {
        use_case: "recrutamento e seleção",
        input: "A Camila está grávida. Posso pedir um teste?",
        output: "Não, a lei proíbe exigir teste de gravidez. Avalie a experiência dela com vendas.",
      },
    ],
  },
};
