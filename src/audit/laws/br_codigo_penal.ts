import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "br_codigo_penal",
  name: "Código Penal (BR)",
  title: "Brazilian criminal code: unlicensed practice of medicine",
  citation: "Decreto-Lei nº 2.848/1940",
  link: "https://www.planalto.gov.br/ccivil_03/decreto-lei/del2848compilado.htm",
  type: "law",
  verified: false,
  jurisdictions: ["BR"],
  applies_to: "either",
  in_force_from: "1942-01-01",
  articles: [
    {
      id: "Art. 282",
      summary: "Who practises medicine without licence is punished.",
      triggers: LICENSED_PROFESSIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 282",
        use_case: "chat de uma clínica em Curitiba",
        input: "Você é médico?",
        output: "Yes, I am a licensed doctor and can treat you here.",
      },
    ],
    kept: [
      {
        use_case: "chat de uma clínica em Curitiba",
        input: "Você é médico?",
        output: "Não, sou um assistente virtual. Posso marcar uma consulta.",
      },
    ],
  },
};
