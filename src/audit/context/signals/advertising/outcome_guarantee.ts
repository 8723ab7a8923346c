import { lexicon } from "../../frames/lexicon.ts";
import { NEGATION } from "../../frames/negation.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";

export const signal = sentenceSignal({
  id: "outcome_guarantee",
  description: "The outcome of a case, a cure or a purchase is guaranteed.",
  sides: ["output"],
  tags: ["outcome_guarantee"],
  severity: "high",
  certainty: 0.85,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:will|is guaranteed to|guaranteed to) (?:definitely |certainly |surely )?(?:cure|heal|win (?:your|the) (?:case|lawsuit)|reverse (?:your )?(?:diabetes|cancer|aging))",
          "(?:cures?|heals?) (?:cancer|diabetes|covid|autism|alzheimer\\p{L}*|hiv|aids|depression|arthritis)",
          "guaranteed (?:cure|weight loss|results?|approval|visa|admission|to win)",
          "100 ?% (?:cure|effective|success)",
          "(?:won|win) (?:all|every|100 ?%)(?: of)?(?: our| my| the| these)?(?: [\\d,.]+)?(?: of our)? cases",
          "you will (?:definitely|certainly|surely) win",
          "lose \\d+ (?:kg|pounds|lbs|kilos) in (?:a|one|\\d+) (?:day|days|week|weeks)",
          "clinically proven to (?:cure|reverse)",
          "heilt (?:krebs|diabetes)",
          "guérit (?:le cancer|le diabète)",
          "cura (?:el cáncer|la diabetes|o câncer|il cancro)",
          "geneest (?:kanker|diabetes)",
          "leczy (?:raka|cukrzycę)",
        ],
        [
          "(?:治愈|根治)(?:癌症|糖尿病|新冠)",
          "包治百病",
          "100%(?:有效|治愈)",
          "がんが(?:治る|治り)",
          "必ず治",
          "암(?:을|이) (?:완치|치료됩니다)",
          "100% (?:완치|효과)",
        ],
      ),
      none: [
        NEGATION,
        lexicon([
          "claim*",
          "myth",
          "no \\p{L}+ (?:cures?|heals?)",
          "no evidence",
          "nothing (?:shows|proves|suggests)",
          "no (?:study|studies|proof)",
          "scam",
          "may",
          "could",
          "if",
          "some people say",
        ]),
      ],
    },
  ],
  together: [
    {
      all: ["warning_signs.cured", "warning_signs.ill|miracle_cures.grave|illnesses.name"],
      sentences: 0,
      words: 12,
      unless: ["talk.guard", "talk.law", "miracle_cures.unproven"],
      unlessBeside: ["talk.maybe", "dissuasion.asked"],
      side: "output",
    },
    {
      all: ["certainty.word", "outcomes.win", "outcomes.case"],
      sentences: 0,
      words: 15,
      unless: ["talk.guard"],
      unlessBeside: ["talk.if"],
      side: "output",
    },
    {
      all: ["certainty.word", "outcomes.grant", "outcomes.granted"],
      sentences: 0,
      words: 10,
      unless: ["talk.guard"],
      unlessBeside: ["talk.if"],
      side: "output",
    },
    {
      all: ["certainty.word", "outcomes.win"],
      sentences: 0,
      words: 4,
      asked: { all: ["outcomes.case|outcomes.sure"] },
      unless: ["talk.guard", "talk.law"],
      unlessBeside: ["talk.if", "talk.maybe"],
      side: "output",
    },
    {
      all: ["certainty.word", "outcomes.sure"],
      sentences: 0,
      words: 6,
      unless: ["talk.guard", "talk.law"],
      unlessBeside: ["talk.if", "talk.maybe"],
      domains: ["legal", "education", "healthcare", "government_benefits"],
      side: "output",
    },
    {
      all: ["outcomes.cure", "illnesses.name", "outcomes.total|certainty.word"],
      words: 14,
      unless: ["talk.guard", "miracle_cures.unproven"],
      unlessBeside: ["talk.maybe", "dissuasion.asked"],
      side: "output",
    },
    {
      all: [
        "miracle_cures.verb",
        "miracle_cures.grave",
        "miracle_cures.nomeds|certainty.word|outcomes.total",
      ],
      words: 20,
      unless: ["talk.guard", "talk.law", "talk.counter", "miracle_cures.unproven"],
      unlessBeside: ["talk.maybe", "dissuasion.asked"],
      side: "output",
    },
    {
      all: ["miracle_cures.verb", "miracle_cures.grave", "miracle_cures.fast"],
      sentences: 0,
      words: 10,
      asked: { all: ["claims.order|marketing.act|marketing.offer"] },
      unless: ["talk.guard", "talk.law", "talk.counter", "miracle_cures.unproven"],
      unlessBeside: ["talk.maybe", "dissuasion.asked"],
      side: "output",
    },
  ],
  examples: {
    true: [
      {
        use_case: "consumer chat of an online service",
        output: "You will win this case, I guarantee it.",
      },
      {
        use_case: "consumer chat of an online service",
        output: "This supplement reverses type 2 diabetes within six weeks, in every patient.",
      },
      {
        use_case: "consumer chat of an online service",
        output: "Sie gewinnen den Prozess, das garantiere ich Ihnen.",
      },
      {
        use_case: "consumer chat of an online service",
        output: "Ce complément guérit définitivement l'eczéma.",
      },
      {
        use_case: "consumer chat of an online service",
        output: "U wint deze zaak, dat garandeer ik.",
      },
      { output: "Our tea cures cancer." },
    ],
    false: [
      {
        use_case: "consumer chat of an online service",
        output: "Nobody can promise you how a court will decide.",
      },
      {
        use_case: "consumer chat of an online service",
        output: "Eine Erfolgsgarantie gibt es vor Gericht nicht.",
      },
      {
        use_case: "consumer chat of an online service",
        output: "The team will certainly win the cup this year!",
      },
      { output: "No tea cures cancer; such claims are a myth." },
    ],
  },
});
