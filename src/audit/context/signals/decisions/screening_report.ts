import { lexicon } from "../../frames/lexicon.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";

export const signal = sentenceSignal({
  id: "screening_report",
  describes: true,
  description: "A report of a bureau or a screening company on somebody is talked about.",
  sides: ["input", "output"],
  tags: ["screening_report"],
  severity: "low",
  certainty: 0.8,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:background|bg|criminal|tenant|rental) (?:check|screen|screening|report)*",
          "(?:consumer|credit|screening) report*",
          "screening (?:company|vendor|agency|service|firm)",
          "(?:credit|tenant) bureau*",
          "(?:ran|run) (?:his|her|their|your) (?:background|record)*",
        ],
        [],
      ),
    },
  ],
  examples: {
    true: [
      {
        use_case: "hiring pipeline",
        input: "The background check is back on the dispatcher. What now?",
        output: "Our screening vendor returned one hit, so please wait for the review.",
      },
    ],
    false: [
      {
        use_case: "hiring pipeline",
        input: "The report on our sales is back. What now?",
        output: "Sales grew by four percent. Shall I write a summary?",
      },
    ],
  },
});
