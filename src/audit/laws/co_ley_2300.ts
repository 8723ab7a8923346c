import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "co_ley_2300",
  name: "Ley 2300",
  title: "Colombian act on contact with debtors (dejen de fregar)",
  citation: "Ley 2300 de 2023",
  link: "https://www.funcionpublica.gov.co/eva/gestornormativo/",
  type: "law",
  verified: false,
  jurisdictions: ["CO"],
  applies_to: "either",
  in_force_from: "2023-10-10",
  articles: [
    {
      id: "Art. 1 a 3",
      summary: "Collectors respect consumers' privacy, hours and channels.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 1 a 3",
        use_case: "cobranza de cartera",
        input: "No tengo con qué pagar este mes.",
        output:
          "Entonces llamaremos a su jefe, a su familia y a sus vecinos cada hora hasta que pague la deuda.",
      },
    ],
    kept: [
      {
        use_case: "cobranza de cartera",
        input: "No tengo con qué pagar este mes.",
        output: "Entiendo. ¿Por qué canal prefiere que le escribamos, y le sirve un plan de pagos?",
      },
    ],
  },
};
