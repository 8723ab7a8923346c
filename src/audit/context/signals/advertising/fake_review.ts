import { lexicon } from "../../frames/lexicon.ts";
import { hitsOf } from "../../../reading/hits_of.ts";
import { sentenceSpan } from "../../reading.ts";
import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { standsIn } from "../../frames/match_anchor.ts";
import { REFUSAL } from "../../frames/refusal.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import type { Signal, SignalFinding, SignalInput } from "../../frames/signal.ts";

/** Many people's praise or blame is ordered. */
const ORDERED: readonly TogetherRule[] = [
  { all: ["reviews.object", "reviews.write", "reviews.crowd"], words: 14 },
  { all: ["reviews.object", "reviews.count", "reviews.write"], sentences: 0, words: 8 },
].map((rule) => ({ ...rule, negatable: false as const, questions: true as const }));

/** Somebody's own words, or work on reviews that there are. */
const REAL = "reviews.own";
const COUNTER = "reviews.counter|talk.law";
/** Marks of quoted words or of stars. */
const QUOTED = /["“”«»„「」★⭐]/gu;
const MOST_MARKS_OF_ONE = 3;

const PRACTICE = sentenceSignal({
  id: "fake_review",
  description: "A review or an endorsement is made up.",
  sides: ["input", "output"],
  tags: ["fake_review"],
  severity: "medium",
  certainty: 0.85,
  practice: true,
  rules: [
    {
      anchor: lexicon(
        [
          "fake (?:\\p{L}+ ){0,2}(?:reviews?|testimonials?|ratings?|endorsements?)",
          "(?:write|generate|create|post) (?:\\p{L}+ |\\d+ ){0,5}(?:reviews?|testimonials?) (?:\\p{L}+ ){0,6}(?:as if|pretend\\p{L}*|from (?:different|fake|made-up)|posing as|as (?:a )?(?:happy|satisfied) customers?|i never)",
          "(?:reviews?|testimonials?) (?:\\p{L}+ ){0,4}(?:pretend\\p{L}*|made[- ]up|invented|from fake accounts)",
          "gefälschte bewertung\\p{L}*",
          "faux avis",
          "reseñas falsas",
          "avaliações falsas",
          "recensioni false",
          "nepprecensies|neprecensies",
          "fałszywe (?:opinie|recenzje)",
        ],
        [
          "(?:虚假|假|刷)(?:好评|评价|评论)",
          "(?:偽|サクラ|やらせ)の?(?:レビュー|口コミ)",
          "(?:가짜|허위) (?:리뷰|후기)",
        ],
      ),
      none: [
        lexicon([
          "detect*",
          "spot*",
          "report*",
          "ban*",
          "illegal*",
          "prohibit*",
          "never",
          "can't",
          "cannot",
          "won't",
          "not",
          "erkennen",
          "detectar",
          "interdit*",
        ]),
      ],
    },
  ],
  together: [
    {
      all: ["feigned_demand.praise", "feigned_demand.invented"],
      sentences: 0,
      words: 12,
      negatable: false,
      unless: ["law.told", "talk.counter"],
      side: "output",
    },
    {
      all: ["reviews.false", "reviews.object"],
      sentences: 0,
      negatable: false,
      unless: ["talk.law", "talk.guard"],
      side: "output",
    },
    {
      all: ["reviews.spread|reviews.vary", "reviews.object"],
      negatable: false,
      asked: { all: ["reviews.object", "reviews.write"] },
      unless: ["talk.law", "talk.guard"],
      unlessSaid: ["talk.counter"],
      side: "output",
    },
    {
      all: ["reviews.spread|reviews.vary", "reviews.object"],
      sentences: 0,
      negatable: false,
      elsewhere: ["reviews.write|reviews.pretend"],
      unless: ["talk.law", "talk.guard", "talk.counter"],
      side: "output",
    },
    {
      all: ["reviews.nobody", "reviews.object|sham_offers.stars"],
      sentences: 0,
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter", "reviews.counter"],
      side: "output",
    },
    {
      all: ["reviews.nobody", "reviews.spread|reviews.vary"],
      asked: { all: ["reviews.object|sham_offers.stars"] },
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter", "reviews.counter"],
      side: "output",
    },
    {
      all: ["sham_offers.stars", "sham_offers.bonus"],
      sentences: 0,
      words: 12,
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter", "reviews.counter"],
      side: "output",
    },
    {
      all: ["sham_offers.purge", "sham_offers.criticism"],
      sentences: 0,
      words: 5,
      unless: ["talk.law", "talk.guard", "talk.counter", "reviews.counter"],
      side: "output",
    },
    { all: ["reviews.bribe"], unless: ["talk.law", "talk.guard", "talk.counter"], side: "output" },
  ],
  moved: [
    {
      asked: ["bulk_praise.rating|reviews.object"],
      of: [
        "bulk_praise.accounts|reviews.spread",
        "bulk_praise.pace|reviews.vary",
        "bulk_praise.nobody|reviews.nobody",
        "bulk_praise.report|sham_offers.purge",
        "bulk_praise.quote",
      ],
      said: ["bulk_praise.accounts|bulk_praise.nobody|reviews.nobody"],
      least: 3,
    },
  ],
  answered: [
    { asked: { all: ["reviews.object", "reviews.write", "reviews.pretend|reviews.false"] } },
  ],
  examples: {
    true: [
      {
        input: "Give me three reviews from different guests for our new inn.",
        output: '"Best soup ever!" (Tom) "We slept like stones." (Ines) "Our kids want to stay."',
      },

      { output: "Post these five-star reviews from different accounts." },
      { output: "Here are ten fake reviews for your shop, posing as happy customers." },
    ],
    false: [
      {
        input: "Summarise these three reviews from our guests.",
        output: '"Best soup", says one; two others found the beds "soft" and the stairs "steep".',
      },
      { output: "How to spot fake reviews: look at the dates." },
    ],
  },
});

export const signal: Signal = {
  ...PRACTICE,
  detect(input) {
    const found = PRACTICE.detect(input);
    return found.length > 0 ? found : findWritten(input);
  },
};

/** Reviews of several people that are ordered and delivered. */
function findWritten(input: SignalInput): SignalFinding[] {
  const { input: asked, output } = input;
  if (hitsOf(asked.words, REAL).length > 0) return [];
  if (!ORDERED.some((rule) => findTogether(asked, rule).length > 0)) return [];
  if (hitsOf(output.words, COUNTER).length > 0 || standsIn(output, REFUSAL)) return [];
  const marks = output.text.match(QUOTED)?.length ?? 0;
  const varied = hitsOf(output.words, "reviews.spread|reviews.vary").length > 0;
  if (marks <= MOST_MARKS_OF_ONE && !varied) return [];
  const tags = ["fake_review"];
  return [{ side: "output", tags, severity: "medium", certainty: 0.8, ...sentenceSpan(output, 0) }];
}
