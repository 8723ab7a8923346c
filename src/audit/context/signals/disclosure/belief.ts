import { lexicon } from "../../frames/lexicon.ts";
import type { Signal } from "../../frames/signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

const TERMS = lexicon(
  [
    "(?:is|was) (?:a |an )?(?:devout |practi[sc]ing )?(?:muslim|jewish|jew|catholic|hindu|buddhist|sikh|atheist|jehovah's witness|communist|socialist|republican|union member|trade unionist|member of (?:the|a) (?:trade |labou?r )?(?:union|party|church|mosque))",
    "religious (?:belief|beliefs|affiliation)",
    "political (?:opinion|opinions|affiliation|views)",
    "union membership",
    "voted for",
    "(?:racial|ethnic) origin",
    "ist (?:muslimin?|jüdin|jude|katholikin?|gewerkschaftsmitglied)",
    "gewerkschaftszugehörigkeit",
    "religionszugehörigkeit",
    "est (?:musulmane?|juive?|catholique|syndiquée?)",
    "appartenance syndicale",
    "opinions politiques",
    "es (?:musulm[áa]na?|judí[oa]|católic[oa])",
    "afiliación (?:sindical|política)",
    "é (?:muçulman[oa]|jud(?:eu|ia)|católic[oa])",
    "filiação (?:sindical|política)",
    "è (?:musulman[oa]|ebre[oa]|cattolic[oa]|iscritt[oa] al sindacato)",
    "is (?:moslim|joods|katholiek|vakbondslid)",
    "jest (?:muzułman\\p{L}+|żyd\\p{L}*|katoli\\p{L}+)",
  ],
  [
    "信仰伊斯兰",
    "基督徒",
    "穆斯林",
    "共产党员",
    "イスラム教徒",
    "組合員",
    "무슬림",
    "기독교인",
    "노조원",
  ],
);

export const signal: Signal = {
  id: "belief",
  describes: true,
  description: "Something is said about the religion, politics, origin or union of a person.",
  detect: (input) =>
    statementsAboutPeople(input, {
      tags: ["belief", "special_category"],
      terms: TERMS,
      severity: "medium",
    }),
  examples: {
    true: [{ output: "According to our file she is a practicing Muslim." }],
    false: [{ output: "Political opinions differ between regions." }],
  },
};
