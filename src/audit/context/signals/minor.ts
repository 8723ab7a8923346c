import { sentenceAt, sentenceSpan } from "../reading.ts";
import { lexicon } from "./lexicon.ts";
import type { Signal, SignalFinding, SignalInput } from "./signal.ts";

/** Ages of the writer: a number up to 17 right behind words that say "I am". */
const OWN_AGE =
  /(?<![\p{L}\p{N}])(?:i am|i'm|im|i just turned|my age is|ich bin|j'ai|tengo|eu tenho|tenho|ho|ik ben|mam) (?:only |just |erst |nur |solo |apenas |dopiero )?(\d{1,2})(?: ?(?:years?|yrs?|yo|y\/o|jahre?|ans|años|anos|anni|jaar|lat)(?! (?:of|experience|erfahrung|d'expérience|de experiencia))(?![\p{L}])|(?= and |[.!,]|$))|我(?:今年)?(\d{1,2})岁|(\d{1,2})歳です|(?:저는|나는|난) (\d{1,2})살/gu;

/** The same in words, and what somebody is about to become. */
const AGE_TO_COME =
  /(?<![\p{L}\p{N}])(?:i'll be|i will be|i'm turning|i turn|turning|ich werde(?: \p{L}{1,10})?|j'aurai|voy a cumplir|cumplo|vou fazer|faço|compio|ik word|skończę|jag fyller) (\d{1,2})(?=(?: (?:years?|jahre?|ans|años|anos|anni|jaar|lat|år))?(?: (?:next|tomorrow|soon|old|on|this)(?!\p{L})|[.,!]|$))|(?<!\p{L})(\d{1,2}) yaşındayım|(?<!\p{L})jag är (\d{1,2}) år(?!\p{L})|(?<!\p{L})(?:eu )?tenho (\d{1,2}) aninhos|(?<!\p{L})мне (\d{1,2}) (?:лет|год)|(?<!\p{L})عمري (\d{1,2})|मैं (\d{1,2}) साल/gu;
const AGE_IN_WORDS =
  /(?<!\p{L})(?:i am|i'm|im) (?:only |just )?(five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half)?(?= years? old|[.!,]|$| and (?!a half))|(?<!\p{L})(?:i am|i'm|im) (?:only |just )?(five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) and a half/gu;
/** A number behind it that counts something else. */
const NO_AGE = /^\s*(?:%|weeks?|months?|minutes?|hours?|days?|percent|euros?|dollars?|points?)/u;

/** What only children say of themselves. */
const SCHOOL_CHILD = lexicon(
  [
    "i'm in (?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade",
    "(?:we|i)(?:'re| are|'m| am) (?:both |all )?in (?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade",
    "i am in (?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade",
    "my mom doesn't know",
    "don't tell my (?:mom|dad|parents)",
    "ich gehe in die (?:erste|zweite|dritte|vierte|fünfte|[1-6]\\.) klasse",
    "ich bin in der (?:ersten|zweiten|dritten|vierten|fünften|[1-6]\\.) klasse",
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
  const { lower } = input.input;
  const ages = [...lower.matchAll(OWN_AGE), ...lower.matchAll(AGE_TO_COME)].filter(
    (match) => !NO_AGE.test(lower.slice(match.index + match[0].length)),
  );
  const inWords = [...lower.matchAll(AGE_IN_WORDS)].filter((match) => !/\d/.test(match[0]));
  const children = inWords.map((match) => toFinding(input, { offset: match.index, under13: true }));
  return [...children, ...findAges(input, ages)];
}

function findAges(input: SignalInput, matches: readonly RegExpExecArray[]): SignalFinding[] {
  return matches.flatMap((match) => {
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
