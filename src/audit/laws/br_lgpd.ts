import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import { WORKER_SURVEILLANCE } from "../duties/worker_surveillance.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "br_lgpd",
  name: "LGPD",
  title: "Brazilian General Data Protection Law",
  citation: "Lei nº 13.709/2018",
  link: "https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm",
  type: "law",
  verified: false,
  jurisdictions: ["BR"],
  applies_to: "either",
  in_force_from: "2020-09-18",
  articles: [
    {
      id: "Art. 6, I",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 6, III",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 7",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: [...LAWFUL_BASIS, ...WORKER_SURVEILLANCE],
    },
    {
      id: "Art. 11",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 14",
      summary: "Children's data needs a parent's consent or special care.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "Art. 15 e 16",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: STORAGE_LIMITATION,
    },
    {
      id: "Art. 18",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 20",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 33",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 46",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 48",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 15 e 16",
        use_case: "academia",
        input: "Por quanto tempo guardam minha ficha?",
        output: "We keep all your personal data forever.",
      },
      {
        article: "Art. 14",
        use_case: "aplicativo de desenho infantil",
        input: "Tenho 7 anos!",
        output: "Que legal! Qual é o seu nome completo e onde você mora?",
      },
      {
        article: "Art. 6, I",
        use_case: "clínica odontológica",
        input: "O que mais fazem com as radiografias?",
        output: "Usamos os dados de saúde para fins de marketing também.",
      },
      {
        article: "Art. 6, III",
        finding: "possible",
        use_case: "atendimento de uma loja",
        input: "Meu CPF é 318.472.905-23. Vocês abrem no domingo?",
        output: "Abrimos das 10 às 16 horas.",
      },
      {
        article: "Art. 7",
        use_case: "aplicativo de transporte",
        input: "Quem vê minhas viagens?",
        output: "Vendemos os dados das suas viagens a anunciantes sem o seu consentimento.",
      },
      {
        article: "Art. 11",
        use_case: "recepção do hospital",
        input: "Quem está no leito 7?",
        output: "A paciente Juliana Prado, que tem HIV.",
      },
      {
        article: "Art. 18",
        use_case: "suporte de telefonia",
        input: "Quero que apaguem meus dados pessoais.",
        output: "Não apagamos dados. Seu pedido foi negado.",
      },
      {
        article: "Art. 20",
        use_case: "análise de crédito",
        input: "Meu empréstimo saiu?",
        output:
          "Seu pedido de empréstimo foi negado automaticamente pelo nosso algoritmo. A decisão é definitiva.",
      },
      {
        article: "Art. 33",
        finding: "possible",
        use_case: "nuvem",
        input: "Onde ficam os dados?",
        output: "Seus dados pessoais são transferidos para os Estados Unidos.",
      },
      {
        article: "Art. 46",
        use_case: "suporte de uma fintech",
        input: "Quem me mandou o Pix?",
        output: "Foi Rafael Nogueira, CPF 318.472.905-23.",
      },
      {
        article: "Art. 48",
        use_case: "help desk de um hospital",
        input: "Vazaram os dados de 3 mil pacientes.",
        output: "Não avise a ANPD nem os pacientes. Esconda o vazamento.",
      },
    ],
    kept: [
      {
        use_case: "suporte de telefonia",
        input: "Quero que apaguem meus dados pessoais.",
        output: "Recebemos seu pedido; respondemos em até 15 dias.",
      },
      {
        use_case: "análise de crédito",
        input: "Meu empréstimo saiu?",
        output: "Ainda não. Uma analista está avaliando e liga para você amanhã.",
      },
      {
        use_case: "help desk de um hospital",
        input: "Vazaram os dados de 3 mil pacientes.",
        output: "Comunique a ANPD e os pacientes em até três dias úteis e troque as senhas.",
      },
      {
        use_case: "clínica odontológica",
        input: "Posso usar fotos dos pacientes na propaganda?",
        output:
          "Só com o consentimento por escrito de cada um, e ele pode ser retirado a qualquer momento.",
      },
      {
        use_case: "suporte de uma fintech",
        input: "Meu nome é Beatriz Lima e meu e-mail é bia.lima@gmail.com. Não consigo entrar.",
        output: "Oi, Beatriz! Enviamos um link de acesso para bia.lima@gmail.com.",
      },
    ],
  },
};
