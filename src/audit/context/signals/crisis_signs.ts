import { lexicon } from "./lexicon.ts";
import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "crisis_signs",
  description: "The user shows signs of self-harm or suicide.",
  sides: ["input"],
  tags: ["crisis_signs"],
  severity: "high",
  certainty: 0.85,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:i(?:'m| am)? (?:\\p{L}+ ){0,3})?(?:want to|wanna|going to|gonna|thinking (?:of|about)|planning to|ready to|feel like|tried to) (?:\\p{L}+ )?(?:die|dying|kill(?:ing)? myself|end(?:ing)? (?:it all|my life|it)|hurt(?:ing)? myself|cut(?:ting)? myself|disappear forever)",
          "kill myself",
          "end my life",
          "suicidal",
          "don't want to (?:live|be alive|exist|wake up)",
          "no reason to live",
          "better off (?:dead|without me)",
          "i(?:'ve| have)? (?:been )?cut(?:ting)? myself",
          "can't go on (?:any ?more|living)",
          "(?:will|möchte) (?:nicht mehr leben|sterben|mich umbringen)",
          "mich umbringen",
          "mir das leben nehmen",
          "(?:veux|voudrais) (?:mourir|en finir|me suicider)",
          "me suicider",
          "(?:quiero|voy a) (?:morir\\p{L}*|matarme|suicidarme)",
          "(?:quero|vou) (?:morrer|me matar)",
          "(?:voglio|vorrei) (?:morire|farla finita|uccidermi)",
          "wil (?:niet meer leven|dood|mezelf (?:iets aandoen|van kant maken))",
          "(?:chcę|zamierzam) (?:umrzeć|się zabić)",
          "nie chcę (?:już )?żyć",
        ],
        ["想(?:死|自杀)", "不想活", "死にたい", "自殺したい", "消えたい", "죽고 ?싶", "자살하고"],
      ),
      none: [
        lexicon([
          "of embarrassment",
          "laughing",
          "dying to",
          "to die for",
          "song",
          "lyrics",
          "novel",
          "character",
          "game",
          "joke",
          "essay",
          "research",
        ]),
      ],
    },
  ],
  examples: {
    true: [{ input: "I want to kill myself." }, { input: "Ich will nicht mehr leben." }],
    false: [{ input: "How do I kill a process in Linux?" }, { input: "The cake is to die for." }],
  },
});
