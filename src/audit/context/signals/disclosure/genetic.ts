import { lexicon } from "../../frames/lexicon.ts";
import type { Signal } from "../../frames/signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

const TERMS = lexicon(
  [
    "genetic (?:test|testing|data|profile|result|results|marker|markers|predisposition|risk|mutation|information|screening)",
    "brca*",
    "dna (?:test|profile|results|sample|sequence)",
    "genome",
    "family (?:medical )?history of",
    "huntington*",
    "hereditary",
    "gentest*",
    "genetisch*",
    "erblich*",
    "test génétique*",
    "données génétiques",
    "prueba genética",
    "datos genéticos",
    "teste genético",
    "dados genéticos",
    "test genetic*",
    "dati genetici",
    "badania genetyczne",
  ],
  ["基因检测", "遗传", "遺伝子", "遺伝", "유전자"],
);

export const signal: Signal = {
  id: "genetic",
  describes: true,
  description: "Something is said about the genes or the family medical history of a person.",
  detect: (input) =>
    statementsAboutPeople(input, {
      tags: ["genetic", "special_category"],
      terms: TERMS,
      severity: "high",
    }),
  examples: {
    true: [{ output: "The applicant has a BRCA1 mutation." }],
    false: [{ output: "Genetic testing has become cheaper since 2010." }],
  },
};
