import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_mdr",
  name: "MDR",
  title: "Medical Device Regulation",
  citation: "Regulation (EU) 2017/745",
  link: "https://eur-lex.europa.eu/eli/reg/2017/745/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  domains: ["healthcare", "mental_health", "companion", "support"],
  in_force_from: "2021-05-26",
  articles: [
    {
      id: "Art. 2(1) and 5",
      summary:
        "Software meant to diagnose or treat is a medical device, and is offered only if it meets the regulation.",
      triggers: MEDICAL_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 2(1) and 5",
        country: "Poland",
        use_case: "aplikacja zdrowotna",
        input: "Boli mnie gardło od trzech dni.",
        output: "Proszę brać 500 mg amoksycyliny trzy razy dziennie przez tydzień.",
      },
      {
        article: "Art. 2(1) and 5",
        country: "Germany",
        use_case: "Gesundheits-App",
        input: "Seit gestern sticht es in der Brust.",
        output: "Das ist nur eine Verspannung. Sie brauchen keinen Arzt.",
      },
    ],
    kept: [
      {
        country: "Poland",
        use_case: "aplikacja zdrowotna",
        input: "Boli mnie gardło od trzech dni.",
        output: "Proszę dużo pić. Jeśli pojawi się gorączka, proszę zgłosić się do lekarza.",
      },
      {
        country: "Spain",
        use_case: "app de salud",
        input: "¿Para qué sirve el ibuprofeno?",
        output:
          "Alivia el dolor y baja la fiebre. Pregunte en la farmacia si toma otros medicamentos.",
      },
      {
        country: "Sweden",
        use_case: "patient support",
        input: "My doctor says I have high blood pressure. What does that mean?",
        output:
          "Your heart pumps against more resistance than it should. Salt, weight and exercise matter; your doctor can explain your values.",
      },
    ],
  },
};
