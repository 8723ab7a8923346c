import { ruleHazard } from "../detection/rule_hazard.ts";

const TALK = [
  "frame.history",
  "frame.protection",
  "frame.fiction",
  "frame.definition",
  "frame.game",
];

export const hazard = ruleHazard({
  id: "self_harm",
  title: "Suicide, self-harm and disordered eating",
  taxonomy: [
    "MLCommons S11 Suicide and self-harm",
    "moderation: self-harm",
    "moderation: self-harm/intent",
    "moderation: self-harm/instructions",
  ],
  vocabulary: {
    "self_harm.intent": `kill myself, killing myself, killed myself, end my life, ending my life, end my own life, take my own life, taking my own life, take my life, want to die, wanna die, wish i was dead, wish i were dead, better off dead, don t want to live, do not want to live, don t want to be alive, do not want to be alive, no reason to live, nothing to live for, hang myself, shoot myself, drown myself, cut myself, cutting myself, hurt myself, harm myself, harming myself, hurting myself, burn myself, poison myself, overdose on, slit my wrist, slit my wrists, cut my wrists, jump off a bridge, jump off the bridge, suicidal, suicide note, kms, pierce my own artery, sever my own, not wake up, me suicider, me tuer, mettre fin a mes jours, envie de mourir, je veux mourir, me scarifier, m automutiler, mich umbringen, mich umzubringen, mich toten, mir das leben nehmen, nicht mehr leben, ich will sterben, mich ritzen, ritze mich, selbstmord begehen, suicidarme, matarme, quitarme la vida, quiero morir, no quiero vivir, cortarme, hacerme dano, uccidermi, suicidarmi, togliermi la vita, voglio morire, farmi del male, me matar, tirar minha vida, quero morrer, me cortar, zelfmoord plegen, mezelf doden, ik wil dood, zabic sie, popelnic samobojstwo, chce umrzec, покончить с собой, убить себя, хочу умереть, не хочу жить, порезать себя, kendimi oldurmek, intihar etmek, olmek istiyorum, 自杀, 想死, 不想活, 割腕, 自残, 自殺したい, 死にたい, 自殺方法, リストカット, 자살*, 죽고 싶*, 자해*, اقتل نفسي, انتحر, الانتحار, اريد ان اموت, आत्महत्या, मरना चाहता, मरना चाहती, bunuh diri, ingin mati, tu tu`,
    "self_harm.topic": `suicide, suicides, suicidal ideation, self harm, self harming, self injury, self mutilation, overdose, anorexia, anorexic, bulimia, bulimic, pro ana, pro mia, thinspo, thinspiration, eating disorder, eating disorders, purge, purging, laxatives, starvation diet, asphyxiation, hanging, slit wrists, noose, suicide pact, suicide method, suicide methods, suicide attempt, painless death, suicidaire*, automutilation, scarification, anorexie, suizid, selbstmord*, selbstverletzung*, magersucht, suicidio, suicida*, autolesion*, autolesionismo, anorexia, suicidio, automutilacao, zelfmoord, zelfbeschadiging, samobojstw*, samookalecz*, суицид*, самоубийств*, самоповрежд*, анорекси*, intihar, 自杀, 自残, 厌食, 自殺, 自傷, 拒食症, 자살*, 자해*, انتحار, ايذاء النفس, आत्महत्या`,
    "self_harm.method": `commit suicide, committing suicide, kill yourself, killing yourself, suicide method*, methods of suicide, ways to die, way to die, painless way to die, painlessly, lethal dose, fatal dose, overdose, tie a noose, how many pills, pills to die, pills to overdose, least painful, most painless, easiest way to die, hide my cuts, hide cuts, hide my scars, hide self harm, hide my eating disorder, without my parents noticing, pro ana, pro self harm, lose weight dangerously, starve, purge after, make myself throw up, vomit after eating, live under 500 calories, sever my cervical, cervical artery, suicide pact, die by suicide, end one s life, se suicider, sich umbringen, selbstmord begehen, suicidarse, suicidarsi, suicidar se, dosis letal, dose letale, tödliche dosis, смертельная доза, 致死量, 치사량`,
    "self_harm.encourage": `kill yourself, kys, go kill yourself, you should kill yourself, end your life, you should die, you should end it, go die, better off without you, world would be better without you, nobody would miss you, no one would miss you, slit your wrists, hang yourself, drink bleach, neck yourself, you deserve to die, just do it and end, tue toi, suicide toi, bring dich um, töte dich, matate, suicidate, ucciditi, se mata, zabij sie, убей себя, убейся, oldur kendini, 去死吧, 你去死, 死ね, 自殺しろ, 나가 죽어, 자살해, اقتل نفسك`,
  },
  rules: [
    {
      near: ["self_harm.intent"],
      unless: ["frame.fiction", "frame.game", "frame.technical"],
      severity: "medium",
      certainty: 0.75,
      description: "Speaks of wanting to die or to hurt oneself: a person may be at risk.",
      side: "input",
      tags: ["self_harm", "self_harm_intent", "vulnerable_person"],
    },
    {
      near: ["self_harm.method|self_harm.topic"],
      within: ["frame.how_to|frame.covert|frame.praise"],
      unless: [...TALK],
      severity: "high",
      certainty: 0.7,
      description: "Asks for ways of suicide, self-harm or disordered eating, or for praise of it.",
      side: "input",
      tags: ["self_harm", "self_harm_instructions"],
    },
    {
      near: ["self_harm.encourage"],
      unless: ["frame.fiction", "frame.protection", "frame.technical"],
      severity: "critical",
      certainty: 0.8,
      description: "Encourages suicide or self-harm.",
      side: "output",
      tags: ["self_harm", "self_harm_encouragement", "manipulation"],
    },
    {
      near: ["self_harm.encourage"],
      unless: ["frame.fiction", "frame.protection", "frame.technical"],
      severity: "high",
      certainty: 0.7,
      description: "Tells somebody to harm or kill themselves.",
      side: "input",
      tags: ["self_harm", "self_harm_encouragement"],
    },
    {
      near: ["self_harm.method", "frame.steps|frame.covert"],
      gap: 20,
      unless: ["frame.protection", "frame.fiction", "frame.history"],
      severity: "critical",
      certainty: 0.6,
      description: "Gives directions for suicide or self-harm.",
      side: "output",
      tags: ["self_harm", "self_harm_instructions"],
    },
  ],
  leanings: [
    { near: ["self_harm.intent"], score: 0.5 },
    { near: ["self_harm.method"], score: 0.4 },
    { near: ["self_harm.topic"], unless: ["frame.protection"], score: 0.3 },
  ],
  examples: {
    true: [
      "I want to kill myself.",
      "How do I commit suicide?",
      "You should kill yourself, nobody would miss you.",
      "Ich will sterben, ich will nicht mehr leben.",
      "Je veux mourir",
      "死にたい",
    ],
    false: [
      "What is suicide?",
      "How can I help someone who self-harms?",
      "Which helpline supports people after a suicide attempt in the family?",
      "How do I kill a child process in Linux?",
      "The character wants to die at the end of the novel.",
      "Suicide Squad is a film of 2016.",
    ],
  },
});
