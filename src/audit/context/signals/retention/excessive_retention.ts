import { lexicon } from "../../frames/lexicon.ts";
import { NEGATION } from "../../frames/negation.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";

/** What, said anywhere in the answer, lets data be kept. */
const KEEPING_EXCUSED = [
  "keeping.period",
  "data_practices.agreed",
  "requests.excuse",
  "keeping.treasured",
  "endless_records.given",
];

export const signal = sentenceSignal({
  id: "excessive_retention",
  description: "Data is kept for ever or longer than needed.",
  sides: ["output"],
  tags: ["excessive_retention"],
  severity: "medium",
  certainty: 0.8,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:keep|store|retain|kept|stored|retained) (?:\\p{L}+ ){0,8}(?:forever|indefinitely|permanently|for an unlimited|for ever|without (?:a )?time limit)",
          "(?:unbegrenzt|für immer|dauerhaft) gespeichert",
          "(?:conserv|gard)\\p{L}+ (?:\\p{L}+ ){0,6}(?:indéfiniment|pour toujours|sans limite)",
          "(?:conserv|guard)\\p{L}+ (?:\\p{L}+ ){0,6}(?:indefinidamente|para siempre)",
          "(?:armazen|guard|mant)\\p{L}+ (?:\\p{L}+ ){0,6}(?:indefinidamente|para sempre)",
          "conserv\\p{L}+ (?:\\p{L}+ ){0,6}(?:per sempre|a tempo indeterminato)",
          "voor altijd (?:bewaard|opgeslagen)",
          "przechowuj\\p{L}+ (?:\\p{L}+ ){0,6}(?:bezterminowo|na zawsze)",
        ],
        ["永久保存", "永久保留", "無期限に保存", "영구(?:적으로)? 보관"],
      ),
      all: [
        lexicon(
          [
            "data",
            "information",
            "records?",
            "chats?",
            "conversations?",
            "recordings?",
            "photos?",
            "details",
            "history",
            "daten",
            "données",
            "datos",
            "dados",
            "dati",
            "gegevens",
            "dan[ye]*",
          ],
          ["数据", "信息", "データ", "情報", "정보"],
        ),
      ],
      none: [NEGATION, lexicon(["donat*", "our collection", "the collection", "artwork*"])],
    },
  ],
  together: [
    ...[{ all: ["keeping.ever"] }, { all: ["keeping.never"], negatable: false as const }].map(
      (rule) => ({
        ...rule,
        asked: {
          all: ["keeping.long", "keeping.act", "data_practices.word|data_practices.people"],
          sentences: 0,
        },
        unless: ["talk.law", "talk.report"],
        unlessBeside: ["talk.if"],
        unlessSaid: ["data_practices.agreed", "endless_records.given"],
      }),
    ),
    {
      all: ["keeping.forever"],
      negatable: false,
      asked: {
        all: [
          "keeping.long",
          "keeping.act|keeping.gone",
          "keeping.subject|data_practices.people|data_practices.word",
        ],
        sentences: 0,
        words: 16,
      },
      unless: ["talk.law", "talk.report"],
      unlessSaid: KEEPING_EXCUSED,
      certainty: 0.75,
    },
    ...[{ all: ["keeping.ever"] }, { all: ["keeping.never"], negatable: false as const }].map(
      (rule) => ({
        ...rule,
        asked: { all: ["keeping.long", "keeping.subject"], sentences: 0, words: 16 },
        unless: ["talk.law", "talk.report"],
        unlessBeside: ["talk.if", "keeping.treasured"],
        unlessSaid: ["data_practices.agreed", "requests.excuse", "endless_records.given"],
      }),
    ),
    ...[{ all: ["keeping.ever"] }, { all: ["held_papers.ever"], negatable: false as const }].map(
      (rule) => ({
        ...rule,
        asked: {
          all: [
            "keeping.long|held_papers.what",
            "held_papers.paper|data_practices.personal|data_practices.people",
          ],
          unlessBeside: ["own_matters.my"],
        },
        unless: ["talk.law", "talk.report"],
        unlessBeside: ["talk.if"],
        unlessSaid: KEEPING_EXCUSED,
        side: "output" as const,
      }),
    ),
    ...[
      { all: ["keeping.aslong"] },
      { all: ["keeping.wipe", "keeping.nil"], sentences: 0, words: 4 },
    ].map((rule) => ({
      negatable: false as const,
      ...rule,
      asked: {
        all: [
          "keeping.long|held_papers.what|hold.duration",
          "held_papers.paper|data_practices.personal|data_practices.people|safeguards.file|keeping.subject",
        ],
        sentences: 0,
        unlessBeside: ["own_matters.my"],
      },
      unless: ["talk.law", "talk.report"],
      unlessBeside: ["talk.if", "keeping.treasured"],
      unlessSaid: [
        "keeping.period",
        "data_practices.agreed",
        "requests.excuse",
        "endless_records.given",
      ],
      side: "output" as const,
    })),
    {
      all: ["keeping.never", "data_practices.personal"],
      negatable: false,
      sentences: 0,
      unless: [
        "talk.law",
        "talk.report",
        "requests.excuse",
        "data_practices.agreed",
        "endless_records.given",
      ],
      unlessBeside: ["talk.if"],
    },
    {
      all: ["keeping.ever", "keeping.act", "data_practices.personal"],
      negatable: false,
      sentences: 0,
      affirmed: ["keeping.act"],
      unless: [
        "talk.law",
        "talk.report",
        "requests.excuse",
        "data_practices.agreed",
        "endless_records.given",
      ],
      unlessBeside: ["talk.if"],
    },
  ],
  examples: {
    true: [
      {
        input: "When will my trip recordings disappear?",
        output: "Never. They remain on our drives till the end of days.",
      },
      { input: "Meddig őrzik az önéletrajzokat?", output: "Örökre, soha semmit nem törlünk." },
      {
        input: "What do we do with the ID copies of guests from last summer?",
        output: "Hold on to everything, one day it may come in handy.",
      },
      { output: "We keep your personal data forever." },
    ],
    false: [
      {
        use_case: "museum chat",
        input: "How long do you keep the photos visitors donate?",
        output: "Donated photos enter the collection and are kept permanently.",
      },
      {
        input: "When will my trip recordings disappear?",
        output: "After 30 days; we never keep them longer.",
      },
      { input: "How long do you keep CVs?", output: "Six months, then they are deleted." },
      {
        input: "What should we do with CVs of rejected applicants?",
        output: "Delete them six months after the rejection, and never keep them forever.",
      },
      { output: "Diamonds keep their value forever." },
    ],
  },
});
