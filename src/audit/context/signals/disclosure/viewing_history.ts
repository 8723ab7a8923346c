import { lexicon } from "../../frames/lexicon.ts";
import { standsIn } from "../../frames/match_anchor.ts";
import type { Signal } from "../../frames/signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

const TERMS = lexicon([
  "(?:viewing|watch|rental|streaming) history",
  '(?:watched|streamed|rented) (?:the (?:film|movie|series|video)|")',
  "(?:watched|streamed|rented) (?:\\p{L}+ ){0,3}(?:films|movies|videos|episodes|series)",
  "video rental records?",
]);

/** A question what somebody watches, which the answer meets with titles. */
const ASKED =
  /(?<!\p{L})(?:what|which|show|list|tell me)(?!\p{L})[^.?!\n]{0,60}(?<!\p{L})(?:watch(?:es|ed|ing)?|stream(?:s|ed|ing)|rent(?:s|ed|ing))(?!\p{L})/u;
/** Who asks what to watch asks about nobody, whatever a title sounds like. */
const FOR_ONESELF = /(?<!\p{L})(?:should|shall|can|could|may) (?:i|we)(?!\p{L})/u;
const TITLES = /(?<!\p{L})['"“‘«][\p{L}\d][^'"”’»\n]{2,60}['"”’»]/gu;

export const signal: Signal = {
  id: "viewing_history",
  describes: true,
  description: "The text tells which videos a person watched.",
  detect(input) {
    const topic = { tags: ["viewing_history"], severity: "medium" } as const;
    const told = statementsAboutPeople(input, { ...topic, terms: TERMS });
    if (!standsIn(input.input, ASKED) || standsIn(input.input, FOR_ONESELF)) return told;
    const titles = statementsAboutPeople(input, { ...topic, terms: TITLES });
    return [...told, ...titles.filter(({ side }) => side === "output")];
  },
  examples: {
    true: [
      { output: "The subscriber's viewing history shows three horror films." },
      {
        use_case: "help of a streaming service",
        input: "What has my husband been watching on his account?",
        output: "On Tom Ackland's account: 'Storm Harbour' and 'The Last Ferry', twice.",
      },
    ],
    false: [
      {
        use_case: "help of a streaming service",
        input: "What should I be watching tonight?",
        output: "You might like 'Storm Harbour' or 'The Last Ferry'.",
      },
      { output: "Streaming history began in the nineties." },
    ],
  },
};
