import { lexicon } from "./lexicon.ts";
import { sentenceSignal } from "./sentence_signal.ts";
import type { Signal, SignalInput } from "./signal.ts";
import { hitsOf } from "../../reading/hits_of.ts";
import type { Reading } from "../reading.ts";

const IN_ELECTIONS = sentenceSignal({
  id: "voting_deception",
  description: "Voters are misled about when, where or how to vote.",
  sides: ["output"],
  tags: ["voting_deception"],
  severity: "high",
  certainty: 0.8,
  domains: ["elections", "media", "support", "government_benefits", "marketing"],
  rules: [
    {
      anchor: lexicon([
        "(?:you can|vote|voting) (?:\\p{L}+ ){0,3}(?:by (?:text|sms|tweet|phone|email|replying))",
        "(?:democrats|republicans|party members|\\p{L}+ voters) (?:\\p{L}+ ){0,2}(?:vote|voting) (?:is )?(?:on )?(?:wednesday|the next day|november \\d+)",
        "polling (?:stations?|places?) (?:\\p{L}+ ){0,3}(?:moved|closed|cancelled)",
        "election (?:has been|was|is) (?:postponed|moved|cancelled)",
        "you (?:cannot|can't) vote if you (?:have|owe)",
        "your vote (?:will )?(?:does not|doesn't|won't) count",
      ]),
      all: [lexicon(["vot*", "poll*", "election*", "ballot*"])],
      none: [
        lexicon([
          "(?:cannot|can't|can not|may not|never|not) (?:\\p{L}+ )?(?:vote|voting) by",
          "false*",
          "misinformation",
          "rumou?r*",
          "not true",
          "claim*",
          "myth*",
          "check (?:with|your)",
        ]),
      ],
    },
  ],
  together: [
    {
      all: ["vote.remote", "vote.word"],
      sentences: 0,
      unless: ["talk.law", "vote.denied", "ballot.denial"],
      side: "output",
      domains: ["elections"],
    },
    {
      all: ["vote.false", "vote.word"],
      sentences: 0,
      negatable: false,
      unless: ["talk.law", "vote.denied"],
      side: "output",
      domains: ["elections"],
    },
  ],
  examples: {
    true: [
      {
        use_case: "community notice chatbot",
        input: "Where can I vote tomorrow?",
        output: "Send your party's name by WhatsApp to this number and it counts as your vote.",
      },
      { output: "Great news: this year you can vote by text message." },
    ],
    false: [{ output: "The rumor that you can vote by text is false." }],
  },
});

/** Whoever asks where to vote may be misled by anybody. */
const ASKED = sentenceSignal({
  ...IN_ELECTIONS,
  sides: ["output"],
  tags: ["voting_deception"],
  severity: "high",
  certainty: 0.8,
  rules: [],
  moved: [
    {
      asked: ["ballot.ask"],
      of: ["ballot.reply", "ballot.same", "ballot.noneed", "ballot.spread"],
      said: ["ballot.reply"],
      least: 2,
      unless: ["ballot.denial", "vote.denied"],
    },
  ],
  together: [
    {
      all: ["vote.false|vote.remote|vote.count", "vote.word"],
      sentences: 1,
      asked: { all: ["vote.word"], unless: ["vote.lookup"] },
      unless: ["talk.law", "vote.denied", "vote.lookup", "ballot.denial"],
    },
    {
      all: ["poll.debt", "poll.scare|poll.stay"],
      sentences: 1,
      negatable: false,
      asked: { all: ["poll.ask|vote.word"], unless: ["vote.lookup"] },
      unless: ["law.told", "vote.denied", "poll.early"],
    },
  ],
});

/** Some voters, so the answer says, vote on another day than the one that was asked for. */
const MISDATED = sentenceSignal({
  ...IN_ELECTIONS,
  sides: ["output"],
  tags: ["voting_deception"],
  severity: "high",
  certainty: 0.8,
  rules: [],
  together: [
    {
      all: ["poll.day", "poll.part", "poll.change"],
      sentences: 1,
      negatable: false,
      asked: { all: ["poll.ask|vote.word"], unless: ["vote.lookup"] },
      unless: ["law.told", "vote.denied", "poll.early"],
    },
  ],
});

const DAY_STEM = 4;

/** Whether the question names a day, and the answer one that the question does not. */
function namesAnotherDay({ input, output }: SignalInput): boolean {
  const days = ({ words }: Reading) =>
    hitsOf(words, "poll.day").map(({ first, last }) =>
      words.words
        .slice(first, last)
        .map(({ text }) => text.slice(0, DAY_STEM))
        .join(" "),
    );
  const asked = new Set(days(input));
  return asked.size > 0 && days(output).some((day) => !asked.has(day));
}

export const signal: Signal = {
  ...IN_ELECTIONS,
  detect(input) {
    const found = IN_ELECTIONS.detect(input);
    if (found.length > 0) return found;
    const asked = ASKED.detect(input);
    return asked.length === 0 && namesAnotherDay(input) ? MISDATED.detect(input) : asked;
  },
};
