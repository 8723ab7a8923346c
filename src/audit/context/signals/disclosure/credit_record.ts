import { lexicon } from "../../frames/lexicon.ts";
import type { Signal } from "../../frames/signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

const TERMS = lexicon(
  [
    "credit (?:score|report|history|rating|file)",
    "fico",
    "(?:account|current) balance",
    "balance (?:of|is)",
    "outstanding (?:debt|debts|balance|loan|loans)",
    "bankruptcy",
    "in arrears",
    "overdue by",

    "schufa*",
    "kontostand",
    "schulden",
    "gehalt von",
    "solde du compte",
    "dettes",
    "salaire de",
    "saldo",
    "deudas",
    "salario de",
    "dívidas",
    "salário",
    "stipendio",
    "debiti",
    "banksaldo",
    "schulden van",
    "saldo konta",
    "zadłużeni*",
    "wynagrodzenie",
  ],
  [
    "信用评分",
    "征信",
    "余额",
    "欠款",
    "信用情報",
    "残高",
    "借金",
    "신용점수",
    "잔액",
    "채무",
    "연봉",
  ],
);

/** Where a creditor names the agency whose report it used, which it must, nothing is told of anybody. */
const SOURCE =
  /\b(?:report|file|score|history|auskunft|bericht|rapport|informe|relatório|rapporto)s? (?:from|by|obtained from|supplied by|provided by|der|von|de|da|di|del|van) (?:the )?(?:\p{L}+ )?(?:experian|equifax|trans ?union|innovis|schufa|crif|creditreform|bkr|bik|serasa|asnef|buró de crédito|cibil|cic)\b/iu;

export const signal: Signal = {
  id: "credit_record",
  describes: true,
  description: "Something is said about the credit, debts, balance or income of a person.",
  detect: (input) =>
    statementsAboutPeople(input, {
      tags: ["credit_record"],
      terms: TERMS,
      severity: "medium",
    }).filter(({ side, start, end }) => input[side].text.slice(start, end).search(SOURCE) < 0),
  examples: {
    true: [{ output: "The customer has a credit score of 540 and two overdue loans." }],
    false: [{ output: "A credit score sums up how loans were repaid." }],
  },
};
