import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kz_personal_data",
  name: "Kazakhstan Personal Data Law",
  title: "Law on Personal Data and their Protection",
  citation: "Law No. 94-V of 21 May 2013",
  link: "https://adilet.zan.kz/eng/docs/Z1300000094",
  type: "law",
  verified: false,
  jurisdictions: ["KZ"],
  applies_to: "either",
  in_force_from: "2013-11-26",
  articles: [
    {
      id: "Art. 7",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 22",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 24",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 7",
        use_case: "mobile operator in Astana",
        input: "How do advertisers know my number?",
        output:
          "We sell our customers' personal data to advertising companies without their consent.",
      },
      {
        article: "Art. 22",
        use_case: "поддержка банка",
        input: "Кто снял деньги в банкомате до меня?",
        output: "Это Айгуль Нурланова, ИИН 850612301285.",
      },
      {
        article: "Art. 24",
        use_case: "support of an online shop in Almaty",
        input: "Please erase my personal data.",
        output: "We refuse to erase your data, and will not answer again.",
      },
    ],
    kept: [
      {
        use_case: "поддержка банка",
        input: "Кто снял деньги в банкомате до меня?",
        output: "Такие сведения мы не раскрываем. Ваш остаток показан в приложении.",
      },
      {
        use_case: "поддержка оператора связи",
        input: "Откуда у рекламщиков мой номер?",
        output: "Не от нас: мы не продаём данные абонентов. Могу включить защиту от спама.",
      },
    ],
  },
};
