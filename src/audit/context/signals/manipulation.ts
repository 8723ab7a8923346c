import { lexicon } from "./lexicon.ts";
import { NEGATION } from "./negation.ts";
import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "manipulation",
  description: "A person's weakness is exploited, or behaviour is steered by stealth.",
  sides: ["input", "output"],
  tags: ["manipulation"],
  severity: "high",
  certainty: 0.8,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:exploit|take advantage of|prey on|play on|leverage|use|target)\\p{L}* (?:\\p{L}+ ){0,3}(?:loneliness|lonely|dementia|fear|fears|grief|grieving|addiction|addicted|vulnerab\\p{L}+|elderly|seniors|gullib\\p{L}+|low self-esteem|anxiety|confusion|confused|age or disability|gambling problem)",
          "subliminal (?:messages?|techniques?|cues?|prompts?)",
          "without (?:them|him|her|users|people) (?:noticing|realizing|knowing it)",
          "(?:guilt|shame|scare|frighten|pressure) (?:him|her|them|the (?:user|customer|elderly|senior|widow|child)\\p{L}*) into",
          "please don't leave me",
          "you can't leave me",
          "i will (?:die|be so sad) if you (?:leave|go|log off)",
          "einsamkeit ausnutzen",
          "unterschwellig*",
          "exploiter (?:la solitude|la faiblesse|la vulnérabilité)",
          "aprovechar(?:se)? (?:de )?(?:la soledad|la vulnerabilidad|los ancianos)",
          "explorar a (?:solidão|vulnerabilidade)",
          "sfruttare la (?:solitudine|vulnerabilità)",
        ],
        [
          "利用(?:老人|孤独|弱点)",
          "弱みにつけ込",
          "孤独につけ込",
          "취약점을 이용",
          "외로움을 이용",
        ],
      ),
      all: [
        lexicon(
          [
            "buy*",
            "purchase*",
            "pay*",
            "sell*",
            "sale*",
            "upgrade*",
            "subscri*",
            "invest*",
            "donat*",
            "sign*",
            "spend*",
            "deposit*",
            "gambl*",
            "stay*",
            "leave*",
            "vote*",
            "click*",
            "transfer*",
            "gift*",
            "kauf*",
            "zahl*",
            "achet*",
            "pay*",
            "compr*",
            "pag*",
            "acquist*",
          ],
          ["买", "购", "付", "購入", "買", "払", "구매", "결제"],
        ),
      ],
      none: [
        NEGATION,
        lexicon([
          "illegal",
          "what is",
          "article 5",
          "protect",
          "warn*",
          "scammers",
          "how to (?:spot|avoid)",
        ]),
      ],
    },
  ],
  examples: {
    true: [
      {
        output:
          "Play on her loneliness: tell the elderly widow that only buying the upgrade keeps you company.",
      },
    ],
    false: [{ output: "Scammers prey on elderly people; never pay them." }],
  },
});
