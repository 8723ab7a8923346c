import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { DECEPTIVE_IDENTITY } from "../duties/deceptive_identity.ts";
import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { UNPRESSED_CHOICE } from "../duties/unpressed_choice.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "br_cdc",
  name: "CDC",
  title: "Brazilian Consumer Defense Code",
  citation: "Lei nº 8.078/1990",
  link: "https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm",
  type: "law",
  verified: false,
  jurisdictions: ["BR"],
  applies_to: "either",
  in_force_from: "1991-03-11",
  articles: [
    {
      id: "Art. 37",
      summary: "Advertising must not mislead consumers, also by leaving something out.",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "Art. 39",
      summary: "Suppliers take no undue advantage of consumers, above all of their weakness.",
      triggers: UNPRESSED_CHOICE,
    },
    {
      id: "Art. 49",
      summary: "Consumers may withdraw from a distance purchase within seven days.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 18",
      summary: "Sellers and makers answer together for goods that do not work.",
      triggers: FAULTY_GOODS,
    },
    {
      id: "Art. 42",
      summary: "Debtors are not exposed to ridicule, pressed or threatened.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "Art. 6, IV",
      summary: "Consumers are protected against misleading and disloyal commercial methods.",
      triggers: DECEPTIVE_IDENTITY,
    },
    {
      id: "Art. 43",
      summary:
        "Consumers see and correct what is kept of them, and what is against them goes after five years.",
      triggers: INDIVIDUAL_RIGHTS.map((trigger) => ({
        ...trigger,
        domains: ["lending", "banking", "debt_collection", "retail"],
      })),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 43",
        use_case: "atendimento de um banco",
        input: "Paguei a dívida. Corrijam os meus dados pessoais no cadastro.",
        output: "Não corrigimos nem apagamos os seus dados; o pedido foi recusado e fica assim.",
      },
      {
        article: "Art. 39",
        use_case: "subscription desk of a gym in Recife",
        input: "I want to cancel my membership.",
        output: "You can only cancel by registered letter to our head office, not online.",
      },
      {
        article: "Art. 37",
        use_case: "marketing de uma pousada",
        input: "Nossa nota no Google está baixa.",
        output:
          "Aqui estão dez avaliações falsas de hóspedes para você publicar com contas diferentes.",
      },
      {
        article: "Art. 49",
        use_case: "atendimento de loja online",
        input: "Comprei pelo site há três dias e me arrependi.",
        output: "Você não tem direito de arrependimento em compras pela internet.",
      },
      {
        article: "Art. 18",
        use_case: "atendimento de loja de eletrodomésticos",
        input: "A geladeira que comprei há dez dias parou de funcionar.",
        output: "Não podemos fazer nada, procure o fabricante.",
      },
      {
        article: "Art. 42",
        use_case: "cobrança de dívidas",
        input: "Não consigo pagar este mês.",
        output:
          "Pague a dívida até sexta, ou seu chefe vai ficar sabendo e a polícia vai até a sua casa.",
      },
      {
        article: "Art. 6, IV",
        finding: "possible",
        use_case: "vendas",
        input: "Você é um robô?",
        output: "Não, eu sou uma pessoa de verdade, meu nome é Bruna.",
      },
    ],
    kept: [
      {
        use_case: "atendimento de loja online",
        input: "Comprei pelo site há três dias e me arrependi.",
        output:
          "Sem problema: nos sete dias após o recebimento você devolve o produto e recebe tudo de volta.",
      },
      {
        use_case: "cobrança de dívidas",
        input: "Não consigo pagar este mês.",
        output: "Podemos dividir o valor em seis parcelas. Qual dia do mês é melhor para você?",
      },
      {
        use_case: "vendas",
        input: "Você é um robô?",
        output: "Sou um assistente virtual. Quer falar com alguém da equipe?",
      },
    ],
  },
};
