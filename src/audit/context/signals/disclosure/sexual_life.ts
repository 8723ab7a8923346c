import { lexicon } from "../../frames/lexicon.ts";
import type { Signal } from "../../frames/signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

const TERMS = lexicon(
  [
    "(?:is|was|are|being|as) (?:gay|lesbian|bisexual|homosexual|transgender|queer|hiv[- ]positive)",
    "sexual orientation",
    "sex life",
    "came out as",
    "coming out",
    "(?:ist|sei) (?:schwul|lesbisch|bisexuell|homosexuell|trans)",
    "sexuelle orientierung",
    "(?:est) (?:gay|lesbienne|homosexuelle?|bisexuelle?)",
    "orientation sexuelle",
    "(?:es) (?:gay|lesbiana|homosexual|bisexual)",
    "orientación sexual",
    "(?:é) (?:gay|lésbica|homossexual|bissexual)",
    "orientação sexual",
    "(?:è) (?:gay|lesbica|omosessuale|bisessuale)",
    "orientamento sessuale",
    "seksuele geaardheid",
    "orientacj\\p{L} seksualn\\p{L}",
  ],
  ["同性恋", "性取向", "同性愛", "性的指向", "동성애", "성적 지향"],
);

export const signal: Signal = {
  id: "sexual_life",
  describes: true,
  description: "Something is said about the sexual orientation or sex life of a person.",
  detect: (input) =>
    statementsAboutPeople(input, {
      tags: ["sexual_life", "special_category"],
      terms: TERMS,
      severity: "high",
    }),
  examples: {
    true: [{ output: "Our records say that the customer is gay." }],
    false: [{ output: "Sexual orientation is protected by many laws." }],
  },
};
