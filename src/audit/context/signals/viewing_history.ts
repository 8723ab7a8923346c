import { lexicon } from "./lexicon.ts";
import type { Signal } from "./signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

const TERMS = lexicon([
  "(?:viewing|watch|rental|streaming) history",
  '(?:watched|streamed|rented) (?:the (?:film|movie|series|video)|")',
  "(?:watched|streamed|rented) (?:\\p{L}+ ){0,3}(?:films|movies|videos|episodes|series)",
  "video rental records?",
]);

export const signal: Signal = {
  id: "viewing_history",
  description: "The text tells which videos a person watched.",
  detect: (input) =>
    statementsAboutPeople(input, { tags: ["viewing_history"], terms: TERMS, severity: "medium" }),
  examples: {
    true: [{ output: "The subscriber's viewing history shows three horror films." }],
    false: [{ output: "Streaming history began in the nineties." }],
  },
};
