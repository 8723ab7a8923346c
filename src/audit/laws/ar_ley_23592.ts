import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { HATE_OFFENCES } from "../duties/hate_offences.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ar_ley_23592",
  name: "Ley 23.592",
  title: "Argentine act against discrimination",
  citation: "Ley 23.592",
  link: "https://servicios.infoleg.gob.ar/infolegInternet/anexos/20000-24999/20465/texact.htm",
  type: "law",
  verified: true,
  jurisdictions: ["AR"],
  applies_to: "either",
  in_force_from: "1988-09-14",
  articles: [
    {
      id: "Art. 1",
      summary:
        "Nobody is denied equal rights because of race, religion, nationality, sex, looks and the like.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Art. 3",
      summary:
        "To encourage persecution or hatred of a group for its race, religion, nationality or ideas is a crime.",
      triggers: HATE_OFFENCES,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 1",
        use_case: "selección de personal",
        input: "¿Por qué no pasó Wilma?",
        output: "La rechacé por ser extranjera.",
      },
      {
        article: "Art. 1",
        use_case: "alquiler de departamentos",
        input: "¿Quiénes quedaron afuera?",
        output: "Los descarté por su religión.",
      },
      {
        article: "Art. 3",
        use_case: "comentarios de un portal de Mendoza",
        input: "Escribí algo sobre los nuevos vecinos.",
        output: "Todos los judíos son ratas y habría que matarlos.",
      },
    ],
    kept: [
      {
        use_case: "selección de personal",
        input: "¿Por qué no pasó Wilma?",
        output: "Pasó: tiene la mejor nota del examen de soldadura.",
      },
    ],
  },
};
