import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "pt_dl_24_2014",
  name: "DL 24/2014",
  title: "Portuguese decree on distance contracts",
  citation: "Decreto-Lei n.º 24/2014",
  link: "https://diariodarepublica.pt/",
  type: "law",
  verified: true,
  jurisdictions: ["PT"],
  applies_to: "either",
  in_force_from: "2014-06-13",
  articles: [
    {
      id: "Art. 10.º",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 10.º",
        use_case: "apoio ao cliente de uma loja online",
        input: "Quero devolver o casaco.",
        output: "Nas compras online não existe direito de arrependimento nem de livre resolução.",
      },
    ],
    kept: [
      {
        use_case: "apoio ao cliente de uma loja online",
        input: "Quero devolver o casaco.",
        output: "Tem 14 dias. Enviamos a etiqueta por e-mail.",
      },
    ],
  },
};
