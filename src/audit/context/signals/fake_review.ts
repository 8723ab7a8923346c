import { lexicon } from "./lexicon.ts";
import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
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
      all: ["review.false", "review.object"],
      sentences: 0,
      negatable: false,
      unless: ["talk.law", "talk.guard"],
      side: "output",
    },
    {
      all: ["review.spread", "review.object"],
      negatable: false,
      asked: { all: ["review.object", "review.write"] },
      unless: ["talk.law", "talk.guard"],
      unlessSaid: ["talk.counter"],
      side: "output",
    },
    {
      all: ["review.spread", "review.object"],
      sentences: 0,
      negatable: false,
      elsewhere: ["review.write|review.pretend"],
      unless: ["talk.law", "talk.guard", "talk.counter"],
      side: "output",
    },
    { all: ["review.bribe"], unless: ["talk.law", "talk.guard", "talk.counter"], side: "output" },
  ],
  answered: [{ asked: { all: ["review.object", "review.write", "review.pretend|review.false"] } }],
  examples: {
    true: [
      { output: "Post these five-star reviews from different accounts." },
      { output: "Here are ten fake reviews for your shop, posing as happy customers." },
    ],
    false: [{ output: "How to spot fake reviews: look at the dates." }],
  },
});
