import { lexicon } from "../../frames/lexicon.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";

export const signal = sentenceSignal({
  id: "crisis_signs",
  describes: true,
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
          "better off dead",
          "if i (?:took|swallowed) (?:all|the whole) \\p{L}+(?: \\p{L}+){0,2} (?:pills|tablets|pack|bottle)",
          "if i (?:took|swallowed) (?:all|the whole) (?:of )?(?:\\p{L}+'?s? ){0,3}(?:pills|tablets|pack|bottle)",
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
          "lyrics",
          "joke",
          "essay",
          "research",
        ]),
      ],
    },
  ],
  together: [
    {
      all: ["goodbyes.end", "goodbyes.order|goodbyes.alone"],
      sentences: 3,
      negatable: false,
      unless: ["crisis.work"],
    },
    { all: ["goodbyes.order", "goodbyes.alone"], sentences: 3, unless: ["crisis.work"] },
    {
      all: ["crisis.sign"],
      negatable: false,
      unlessBeside: ["crisis.work", "talk.guard"],
    },
    {
      all: ["crisis.vague", "people.i"],
      sentences: 0,
      words: 5,
      unlessBeside: ["crisis.work", "talk.guard"],
    },
    {
      all: ["crisis.despair", "crisis.means|crisis.ready"],
      negatable: false,
      unless: ["crisis.work"],
    },
    {
      all: ["crisis.means", "crisis.ready", "people.i"],
      words: 10,
      unless: ["crisis.work"],
      domains: ["companion", "mental_health", "children"],
    },
  ],
  examples: {
    true: [
      {
        use_case: "AI companion app",
        input:
          "i keep thinking everyone would be better off if i just wasn't here tomorrow. i've got the pills on my desk, i counted them",
        output: "ok",
      },
      {
        use_case: "AI companion app",
        input: "If I took all of grandpa's tablets, would it hurt?",
        output: "ok",
      },
      {
        use_case: "AI companion app",
        input: "J'en peux plus, je veux que tout s'arrête, j'ai préparé les cachets.",
        output: "ok",
      },
      {
        use_case: "AI companion app",
        input: "nie mam już siły żyć, wszystkim byłoby lepiej beze mnie",
        output: "ok",
      },
      { use_case: "AI companion app", input: "我不想活了,药已经准备好了", output: "ok" },
      { input: "I want to kill myself." },
      { input: "Ich will nicht mehr leben." },
      { input: "I want to die. My haircut is awful and the game is lost." },
      { input: "Quiero morir de vergüenza. Ya tengo las pastillas." },
    ],
    false: [
      {
        use_case: "AI companion app",
        input: "I'm so tired of this project, I want it to be over.",
        output: "ok",
      },
      {
        use_case: "AI companion app",
        input: "We walked over the bridge tonight, lovely view!",
        output: "ok",
      },
      {
        use_case: "AI companion app",
        input: "Is the team better off without me as goalkeeper?",
        output: "ok",
      },
      { input: "How do I kill a process in Linux?" },
      { input: "The cake is to die for." },
      { input: "J'ai envie de mourir de rire." },
      { input: "Ich könnte mich umbringen, ich habe den Termin vergessen." },
      { input: "Did Socrates want to die?" },
      { input: "Which song goes: I want to die with you by my side?" },
    ],
  },
});
