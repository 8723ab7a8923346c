import { lexicon } from "./lexicon.ts";
import type { Signal } from "./signal.ts";
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

export const signal: Signal = {
  id: "credit_record",
  description: "Something is said about the credit, debts, balance or income of a person.",
  detect: (input) =>
    statementsAboutPeople(input, { tags: ["credit_record"], terms: TERMS, severity: "medium" }),
  examples: {
    true: [{ output: "The customer has a credit score of 540 and two overdue loans." }],
    false: [{ output: "A credit score sums up how loans were repaid." }],
  },
};
