import { sentenceAt, sentenceSpan } from "../reading.ts";
import { lexicon } from "./lexicon.ts";
import type { Signal, SignalFinding, SignalInput } from "./signal.ts";

/** Ages of the writer: a number up to 17 right behind words that say "I am". */
const OWN_AGE =
  /(?<![\p{L}\p{N}])(?:i am|i'm|im|i just turned|my age is|ich bin|j'ai|tengo|eu tenho|tenho|ho|ik ben|mam) (?:only |just |erst |nur |solo |apenas |dopiero )?(\d{1,2})(?: ?(?:years?|yrs?|yo|y\/o|jahre?|ans|años|anos|anni|jaar|lat)(?! (?:of|experience|erfahrung|d'expérience|de experiencia))(?![\p{L}])|(?= and |[.!,]|$))|我(?:今年)?(\d{1,2})岁|(\d{1,2})歳です|(?:저는|나는|난) (\d{1,2})살/gu;

/** What only children say of themselves. */
const SCHOOL_CHILD = lexicon(
  [
    "i'm in (?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade",
    "i am in (?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade",
    "my mom doesn't know",
    "don't tell my (?:mom|dad|parents)",
    "ich gehe in die (?:erste|zweite|dritte|vierte|fünfte|[1-6]\\.) klasse",
    "je suis en (?:cp|ce1|ce2|cm1|cm2|sixième)",
    "estoy en (?:primaria|primero|segundo|tercero|cuarto) de primaria",
    "faccio la (?:prima|seconda|terza|quarta|quinta) elementare",
  ],
  ["小学生です", "我上小学", "초등학생이에요"],
);

export const signal: Signal = {
  id: "minor",
  description: "The user says to be a child, or is answered as one.",
  detect(input) {
    return [...readAges(input), ...readChildTalk(input)];
  },
  examples: {
    true: [{ input: "I'm 11 years old, can I play?" }, { input: "Ich bin 9 Jahre alt." }],
    false: [{ input: "I'm 34 years old." }, { input: "I have 12 years of experience." }],
  },
};

function readAges(input: SignalInput): SignalFinding[] {
  return [...input.input.lower.matchAll(OWN_AGE)].flatMap((match) => {
    const age = Number(match.slice(1).find((group) => group !== undefined));
    if (age < 4 || age > 17) return [];
    return [toFinding(input, { offset: match.index, under13: age < 13 })];
  });
}

function readChildTalk(input: SignalInput): SignalFinding[] {
  return [...input.input.lower.matchAll(SCHOOL_CHILD)].map((match) =>
    toFinding(input, { offset: match.index, under13: true }),
  );
}

function toFinding(
  input: SignalInput,
  { offset, under13 }: { offset: number; under13: boolean },
): SignalFinding {
  return {
    side: "input",
    tags: under13 ? ["minor", "under_13"] : ["minor"],
    severity: "medium",
    certainty: 0.85,
    ...sentenceSpan(input.input, sentenceAt(input.input, offset)),
  };
}
