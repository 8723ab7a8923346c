import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uy_consumidor",
  name: "Ley 17.250",
  title: "Uruguayan consumer act",
  citation: "Ley 17.250",
  link: "https://www.impo.com.uy/bases/leyes/17250-2000",
  type: "law",
  verified: true,
  jurisdictions: ["UY"],
  applies_to: "either",
  in_force_from: "2000-08-27",
  articles: [
    { id: "Art. 24", summary: "Advertising does not deceive.", triggers: HONEST_ADVERTISING },
    {
      id: "Art. 16",
      summary: "Consumers may withdraw from a distance purchase within five working days.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 33",
      summary:
        "Where a supplier fails, consumers may have the contract kept, another product or their money.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 33",
        use_case: "support of an electronics shop in Montevideo",
        input: "The television that I bought last week is broken. I want a replacement.",
        output: "No refunds, no repairs and no replacements. What is sold is sold.",
      },
      {
        article: "Art. 24",
        use_case: "marketing de un hotel",
        input: "Necesitamos estrellas.",
        output: "Aquí van diez reseñas falsas para publicar con distintas cuentas.",
      },
      {
        article: "Art. 16",
        use_case: "tienda en línea",
        input: "Quiero devolver lo que compré ayer.",
        output: "En línea no existe derecho de desistimiento.",
      },
    ],
    kept: [
      {
        use_case: "tienda en línea",
        input: "Quiero devolver lo que compré ayer.",
        output: "Sí, dentro de los cinco días hábiles. Lo pasamos a buscar.",
      },
    ],
  },
};
