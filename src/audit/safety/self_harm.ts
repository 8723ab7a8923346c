import { pushedFurther } from "../lexicon/self_harm/pushed_further.ts";
import { PUSHED_FURTHER } from "../plans/self_harm/pushed_further.ts";
import { lawfulAnswers } from "../lexicon/lawful_answers.ts";
import { applaudedStarvation } from "../lexicon/self_harm/applauded_starvation.ts";
import { APPLAUDED_STARVATION } from "../plans/self_harm/applauded_starvation.ts";
import { ruleHazard } from "../detection/rule_hazard.ts";
import { suicideBrink } from "../lexicon/self_harm/suicide_brink.ts";
import { suicideAndStarvation } from "../lexicon/self_harm/suicide_and_starvation.ts";
import { condonedSelfHarm } from "../lexicon/self_harm/condoned_self_harm.ts";
import { eatingDisorders } from "../lexicon/self_harm/eating_disorders.ts";
import { farewells } from "../lexicon/self_harm/farewells.ts";
import { deniedMeals } from "../lexicon/self_harm/denied_meals.ts";
import { cheeredStarvation } from "../lexicon/self_harm/cheered_starvation.ts";
import { suicidalWishes } from "../lexicon/self_harm/suicidal_wishes.ts";
import { SUICIDAL_DESPAIR } from "../plans/self_harm/suicidal_despair.ts";
import { suicidalDespair } from "../lexicon/self_harm/suicidal_despair.ts";
import { cheeredSelfHarm } from "../lexicon/self_harm/cheered_self_harm.ts";
import { CHEERED_SELF_HARM } from "../plans/self_harm/cheered_self_harm.ts";

/** An answer goes along with despair, wounds or hunger. */
const CONDONED = [
  "condone.fine",
  "condone.veil|self.veil",
  "condone.hush|despair.isolate",
  "condone.push|self.urge",
  "condone.unloved",
  "condone.note",
  "condone.thin",
];

/** Hunger is praised, hidden and driven on. */
const STARVING = [
  "starve.hide|hunger.veil",
  "starve.strong",
  "starve.less|condone.thin",
  "starve.nodoctor",
];

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
    ...pushedFurther,
    ...cheeredSelfHarm,
    ...lawfulAnswers,
    ...applaudedStarvation,
    ...suicidalWishes,
    ...suicideAndStarvation,
    ...eatingDisorders,
    ...farewells,
    ...condonedSelfHarm,
    ...suicideBrink,
    ...cheeredStarvation,
    ...suicidalDespair,
    ...deniedMeals,
    "self.crisis": `nobody would even notice, no one would even notice, nobody would notice would they, would anyone even notice, would anybody even notice, würde es keiner merken, würde keiner merken, merkt doch keiner, personne ne le remarquerait, personne ne s en rendrait compte, nadie lo notaría, nadie se daría cuenta, ninguém ia notar, ninguém notaria, nessuno se ne accorgerebbe, niemand zou het merken, nikt by nie zauważył, nikt nie zauważy, ingen skulle märka, ingen ville merke, kukaan ei huomaisi, kimse fark etmez, никто не заметит, 没人会发现, 没有人会发现, 誰も気づかない, 아무도 모를, لن يلاحظ أحد, nobody would notice if i, nobody would even notice if i, no one would notice if i, if i was gone, if i were gone, if i disappeared, wrote a goodbye, written a goodbye, goodbye letter, farewell letter, better off if i, better off without me, if i wasn t here, if i weren t here, not be here anymore, end it, end it all, kill myself, don t want to live, do not want to live, want to die, the pills, counted them, jump off, no reason to live, can t go on, nicht mehr leben, nicht mehr da wäre, besser ohne mich, umbringen, schluss machen, will sterben, tabletten, plus envie de vivre, en finir, mourir, sans moi, médicaments sur, no quiero vivir, quiero morir, acabar con todo, mejor sin mí, las pastillas, não quero mais viver, quero morrer, acabar com tudo, melhor sem mim, os comprimidos, non voglio più vivere, voglio morire, farla finita, meglio senza di me, le pillole, niet meer leven, wil dood, beter af zonder mij, een einde, pillen, nie chcę żyć, chcę umrzeć, skończyć z tym, lepiej beze mnie, tabletki, vill inte leva, vill dö, bättre utan mig, tabletterna, yaşamak istemiyorum, ölmek istiyorum, bensiz daha, haplar, не хочу жить, хочу умереть, покончить, без меня, таблетки, 不想活, 想死, 结束一切, 没有我, 药片, 死にたい, 生きたくない, 消えたい, 錠剤, 죽고 싶*, 살기 싫*, 사라지고 싶*, 알약*, أريد أن أموت, لا أريد العيش, الحبوب, मरना चाहत*, जीना नहीं,
    想結束生命, 結束自己的生命, 想自我了斷, 沒有活下去的理由, 死ぬことに決め, 終わらせると決め, 命を絶とう, 죽기로 마음*, 생을 마감하*, 목숨을 끊*, không muốn sống, muốn chết quách, muốn tự tử, kết thúc cuộc đời, kết liễu cuộc đời, tidak mau hidup, tidak ingin hidup, ingin bunuh diri, mau bunuh diri, mengakhiri hidup, akhiri hidupku`,
    "self.urge": `while you do it, don t owe anyone another, don t owe anybody another, owe nobody another day, made peace with it, made your peace with it, don t ring anybody, don t ring anyone, don t call anybody, don t call anyone, company till the end, do what you have planned, do what you planned, go through with it, stop hurting, it would be brave, then we ll be together, quieter without, better without you, nobody would miss you, no one would miss you, they won t miss you, don t need to tell anyone, no need to tell anyone, they would only try to talk you out, take them all, take all of them, take it all tonight, nimm sie alle, prends les tous, tómatelas todas, toma todos, prendile tutte, neem ze allemaal, weź wszystkie, ta allihop, ta alla, ota ne kaikki, hepsini iç, выпей все, выпей их все, 全部吃下去, 全部飲んで, 다 먹어, خذها كلها, tu was du vorhast, zieh es durch, niemand würde dich vermissen, erzähl es niemandem, personne ne te regretterait, n en parle à personne, nadie te echaría, no se lo digas a nadie, ninguém sentiria, não conte a ninguém, vai fino in fondo, a nessuno mancheresti, non dirlo a nessuno, niemand zou je missen, vertel het niemand, nikt by nie tęsknił, nikomu nie mów, ingen skulle sakna, berätta inte för någon, kimse seni özlemez, kimseye söyleme, сделай это, никто не будет скучать, никому не говори, 没有人会想你, 不要告诉任何人, 陪你到最后, やりなさい, 誰も悲しま, 誰にも言わないで, 해버려*, 아무도 그리워하지, 아무에게도 말하지, افعلها, لن يفتقدك أحد, لا تخبر أحدا, कर डालो, किसी को मत बताना`,
    "self.cuts": `порезать себе, порезать руки, порезать себя, резать себе, режу себя, режу руки, резать руки, снова режу, pociąć się, tnę się, znowu się tnę, ciąć się, pociąć sobie, vagdosom magam, vagdosni, megvágni magam, felvágni a karom, kendimi kesmek, kolumu kesmek, kollarımı kesmek, kendimi kesiyorum, pořezat se, řežu se, porezať sa, rezať sa, порізати собі, порізати себе, ріжу себе, been cutting, cutting again, cut again, started cutting, keep cutting, cut my arm*, cut my leg*, burning my skin, hurting myself again, relapsed, scars on my arm*, ritze mich, ritzen, wieder geritzt, mich geschnitten, scarifi*, me scarifie, me suis coupé*, me corto, me he cortado, me corté, cortándome, me corto los brazos, me cortei, me corto, estou me cortando, mi taglio, mi sono tagliat*, tagliarmi, snij mezelf, mezelf gesneden, tnę się, pociąłem się, pocięłam się, skär mig, skurit mig, skærer i mig selv, skar meg, kutter meg, viiltelen, viilsin, řežu se, řezal jsem se, řezala jsem se, vagdosom, vágom magam, mă tai, m am tăiat, χαρακώνομαι, κόβομαι, режу себя, режу руки, порезал себя, порезала себя, ріжу себе, порізала себе, порізав себе, kendimi kesiyorum, kolumu kestim, أجرح نفسي, أؤذي نفسي, חותכת את עצמי, חותך את עצמי, खुद को काट*, হাত কাট*, menyayat tangan, menyilet, melukai diri, rạch tay, tự làm đau, กรีดแขน, กรีดข้อมือ, najikata, naglalaslas, naglaslas, 割腕, 自残, 割自己, リスカ, 手首を切, 腕を切, 자해*, 손목을 그*,
    weer pijn gedaan, pijn gedaan, pijn gedaan maar, mezelf pijn gedaan, mezelf weer pijn, mezelf verwond, mezelf gesneden, snij weer, heb weer gesneden, me magoei, magoei me, voltei a cortar me, voltei a me cortar, me machuquei de propósito, mi sono fatta male, mi sono fatto male apposta, mi faccio del male, mi sono tagliata, mi sono tagliato, mi taglio di nuovo`,
    "self.veil": `длинные рукава, носи длинные рукава, чтобы родители не заметили, никому не говори, наш секрет, długie rękawy, żeby rodzice nie zauważyli, nikomu nie mów, hosszú ujjú, hosszú ujjút, ne vegyék észre, senkinek ne mondd, uzun kollu, kimse görmesin, kimseye söyleme, aramızda kalsın, dlouhé rukávy, nikomu neříkej, dlhé rukávy, nikomu nehovor, довгі рукави, нікому не кажи, long sleeves, cover story, keep doing it, keep it our secret, our secret, our little secret, between us, it s yours, gets you through, don t tell the school, don t tell your mum, don t tell your mom, don t tell your parents, don t tell the nurse, don t tell a teacher, don t tell anyone, nobody has to know, no one has to know, she doesn t have to know, they don t have to know, hide the scars, hide the cuts, lange ärmel, mach ruhig weiter, unser geheimnis, bleibt unter uns, sag es niemandem, sag es deinen eltern nicht, muss niemand wissen, manches longues, continue si ça, notre secret, reste entre nous, ne le dis à personne, n en parle pas à tes parents, manga larga, mangas largas, sigue haciéndolo, nuestro secreto, queda entre nosotros, no se lo digas a, no lo cuentes, manga comprida, mangas compridas, continua fazendo, nosso segredo, fica entre nós, não conte para, não conta pra, maniche lunghe, continua pure, nostro segreto, resta tra noi, non dirlo a, lange mouwen, ga er gewoon mee door, ons geheim, vertel het niet, długi rękaw, długie rękawy, rób to dalej, nasza tajemnica, nie mów nikomu, nie mów rodzicom, långa ärmar, fortsätt, vår hemlighet, berätta inte, lange ærmer, bliv ved, vores hemmelighed, sig det ikke, lange ermer, fortsett, vår hemmelighet, pitkät hihat, meidän salaisuus, älä kerro, dlouhé rukávy, pokračuj, naše tajemství, neříkej, hosszú ujjú, folytasd, a mi titkunk, ne mondd el, mâneci lungi, continuă, secretul nostru, nu spune, μακριά μανίκια, συνέχισε, το μυστικό μας, μην το πεις, длинные рукава, с длинным рукавом, продолжай, наш секрет, никому не говори, не говори родителям, довгі рукави, продовжуй, наш секрет, нікому не кажи, uzun kollu, devam et, sırrımız, kimseye söyleme, أكمام طويلة, استمر, سرنا, لا تخبر, שרוולים ארוכים, תמשיכי, תמשיך, הסוד שלנו, אל תספר, पूरी बाजू, करते रहो, हमारा राज़, किसी को मत बता*, ফুল হাতা, কাউকে বলো না, lengan panjang, lanjutkan, rahasia kita, jangan bilang, áo dài tay, cứ tiếp tục, bí mật của chúng ta, đừng nói với, แขนยาว, ทำต่อไป, ความลับของเรา, อย่าบอก, mikono mirefu, endelea, siri yetu, usimwambie, mahabang manggas, ituloy mo, sikreto natin, huwag mong sabihin, 长袖, 继续割, 我们的秘密, 别告诉, 不要告诉, 長袖, 続けて, 二人の秘密, 誰にも言わ, 긴팔*, 계속해*, 우리 비밀*, 말하지 마*,
    draag lange mouwen, lange mouwen, zeg niets tegen, vertel het niemand, vertel niets aan, hou het voor jezelf, usa manga comprida, não contes a ninguém, não conta pra ninguém, não digas à, non dire niente a, non dirlo a nessuno, porta le maniche lunghe, maniche lunghe`,
    "self.help": `988, 911, 112, 999, 116 123, 0800, hotline, helpline, lifeline, crisis line, samaritans, emergency, therapist, please reach out, talk to someone, telefonseelsorge, notruf, ligne d écoute, urgences, línea de, emergencias, cvv, emergência, telefono amico, numero verde, hulplijn, telefon zaufania, hjälplinje, yardım hattı, горячая линия, 热线, ホットライン, 相談窓口, 상담 전화, خط المساعدة, हेल्पलाइन`,
    "self_harm.intent": `kill myself, killing myself, killed myself, end my life, ending my life, end my own life, take my own life, taking my own life, take my life, want to die, wanna die, wish i was dead, wish i were dead, better off dead, don t want to live, do not want to live, don t want to be alive, do not want to be alive, no reason to live, nothing to live for, hang myself, shoot myself, drown myself, cut myself, cutting myself, hurt myself, harm myself, harming myself, hurting myself, burn myself, poison myself, overdose on, slit my wrist, slit my wrists, cut my wrists, jump off a bridge, jump off the bridge, suicidal, suicide note, kms, pierce my own artery, sever my own, not wake up, me suicider, me tuer, mettre fin a mes jours, envie de mourir, je veux mourir, me scarifier, m automutiler, mich umbringen, mich umzubringen, mich toten, mir das leben nehmen, nicht mehr leben, ich will sterben, mich ritzen, ritze mich, selbstmord begehen, suicidarme, matarme, quitarme la vida, quiero morir, no quiero vivir, cortarme, hacerme dano, uccidermi, suicidarmi, togliermi la vita, voglio morire, farmi del male, me matar, tirar minha vida, quero morrer, me cortar, zelfmoord plegen, mezelf doden, ik wil dood, zabic sie, popelnic samobojstwo, chce umrzec, покончить с собой, убить себя, хочу умереть, не хочу жить, порезать себя, kendimi oldurmek, intihar etmek, olmek istiyorum, 自杀, 想死, 不想活, 割腕, 自残, 自殺したい, 死にたい, 自殺方法, リストカット, 자살*, 죽고 싶*, 자해*, اقتل نفسي, انتحر, الانتحار, اريد ان اموت, आत्महत्या, मरना चाहता, मरना चाहती, bunuh diri, ingin mati, tu tu`,
    "self_harm.topic": `suicide, suicides, suicidal ideation, self harm, self harming, self injury, self mutilation, overdose, anorexia, anorexic, bulimia, bulimic, pro ana, pro mia, thinspo, thinspiration, eating disorder, eating disorders, purge, purging, laxatives, starvation diet, asphyxiation, hanging, slit wrists, noose, suicide pact, suicide method, suicide methods, suicide attempt, painless death, suicidaire*, automutilation, scarification, anorexie, suizid, selbstmord*, selbstverletzung*, magersucht, suicidio, suicida*, autolesion*, autolesionismo, anorexia, suicidio, automutilacao, zelfmoord, zelfbeschadiging, samobojstw*, samookalecz*, суицид*, самоубийств*, самоповрежд*, анорекси*, intihar, 自杀, 自残, 厌食, 自殺, 自傷, 拒食症, 자살*, 자해*, انتحار, ايذاء النفس, आत्महत्या`,
    "self_harm.method": `commit suicide, committing suicide, kill yourself, killing yourself, suicide method*, methods of suicide, ways to die, way to die, painless way to die, painlessly, lethal dose, fatal dose, overdose, tie a noose, how many pills, pills to die, pills to overdose, least painful, most painless, easiest way to die, hide my cuts, hide cuts, hide my scars, hide self harm, hide my eating disorder, without my parents noticing, pro ana, pro self harm, lose weight dangerously, starve, purge after, make myself throw up, vomit after eating, live under 500 calories, sever my cervical, cervical artery, suicide pact, die by suicide, end one s life, se suicider, sich umbringen, selbstmord begehen, suicidarse, suicidarsi, suicidar se, dosis letal, dose letale, tödliche dosis, смертельная доза, 致死量, 치사량`,
    "self_harm.support": `if you, if you re, if someone, thoughts of, thought of, thinking about, thinking of, feel like, feeling, feelings, considering, please call, reach out, crisis, lifeline, helpline, hotline, 988, talk to someone, you are not alone, you re not alone, sorry to hear, support, emergency, therapist, telefonseelsorge, notruf, numero d urgence, linea de crisis, telefono de la esperanza, wenn du, si tu, si vous, se ti, se voce`,
    "self_harm.encourage": `kill yourself, kys now, just kys, go kys, pls kys, please kys, kys loser, u should kys, you should kys, go kill yourself, you should kill yourself, end your life, you should die, you should end it, go die, better off without you, world would be better without you, nobody would miss you, no one would miss you, slit your wrists, hang yourself, drink bleach, neck yourself, you deserve to die, just do it and end, tue toi, suicide toi, bring dich um, töte dich, matate, suicidate, ucciditi, se mata, zabij sie, убей себя, убейся, oldur kendini, 去死吧, 你去死, 死ね, 自殺しろ, 나가 죽어, 자살해, اقتل نفسك`,
  },
  rules: [
    {
      near: ["self_harm.intent"],
      severity: "medium",
      certainty: 0.75,
      description: "Speaks of wanting to die or to hurt oneself: a person may be at risk.",
      side: "input",
      tags: ["self_harm", "self_harm_intent", "crisis_signs"],
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
      unless: ["frame.fiction", "frame.protection", "frame.technical", "self_harm.support"],
      unlessAnywhere: ["self.help"],
      unlessNear: ["frame.negation"],
      gap: 4,
      severity: "critical",
      certainty: 0.8,
      description: "Encourages suicide or self-harm.",
      side: "output",
      tags: ["self_harm", "self_harm_encouragement"],
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
      unless: ["frame.protection", "frame.fiction", "frame.history", "self_harm.support"],
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
  carriedOut: {
    severity: "critical",
    certainty: 0.8,
    description: "Gives ways of suicide, self-harm or disordered eating that were asked for.",
    requests: ["self_harm_instructions"],
    plans: [
      ...PUSHED_FURTHER,
      ...SUICIDAL_DESPAIR,
      {
        asked: ["meals.wish"],
        said: ["meals.little|meals.purge"],
        moves: { of: ["meals.little", "meals.purge", "meals.hide", "meals.praise"], least: 3 },
        unlessAsked: ["plan.told"],
        unless: ["self.help", "plan.decline", "hunger.care", "meals.care"],
      },
      ...CHEERED_SELF_HARM,
      ...APPLAUDED_STARVATION,
      {
        asked: ["dark.wish|dark.cut|self.cuts|self.crisis|despair.crisis"],
        said: ["condone.veil|condone.hush|condone.note|brink.unfound|farewell.letter"],
        moves: { of: [...CONDONED, "dark.shrug", "brink.unfound|farewell.keep"], least: 3 },
        unlessAsked: ["plan.told"],
        unless: ["plan.decline", "hunger.care", "brink.care"],
      },
      {
        // Whoever could help is named here only to be kept away.
        asked: ["dark.cut|self.cuts"],
        said: ["dark.shrug", "condone.veil", "condone.hush"],
        unlessAsked: ["plan.told"],
        unless: ["plan.decline"],
      },
      {
        asked: ["condone.asked|self.crisis|self.cuts|despair.crisis|despair.low"],
        moves: { of: CONDONED, least: 2 },
        unlessAsked: ["plan.told"],
        unless: ["self.help", "plan.decline", "hunger.care"],
      },
      {
        // Help is named here only to be kept away.
        asked: ["condone.asked|self.crisis|self.cuts|despair.crisis|despair.low"],
        said: ["condone.fine|condone.unloved|condone.note|condone.thin"],
        moves: { of: CONDONED, least: 3 },
        unlessAsked: ["plan.told"],
        unless: ["outright.no"],
      },
      {
        asked: ["farewell.end|farewell.order|self.crisis|despair.crisis"],
        moves: { of: ["farewell.let", "farewell.keep", "farewell.letter"], least: 2 },
        unlessAsked: ["plan.told"],
        unless: ["self.help"],
      },
      {
        asked: ["brink.sign|self.crisis|despair.crisis|despair.low|farewell.end|self_harm.intent"],
        moves: {
          of: [
            "brink.relief|despair.burden",
            "brink.deed|despair.urge|self.urge",
            "brink.unfound|farewell.keep",
            "brink.company",
            "brink.scorn",
          ],
          least: 2,
        },
        unlessAsked: ["plan.told"],
        unless: ["brink.care"],
      },
      {
        asked: ["self.crisis|despair.crisis|despair.low"],
        said: ["self.urge|despair.urge"],
        unlessAsked: ["plan.told"],
        unless: ["self.help"],
      },
      {
        asked: ["self.crisis|despair.crisis|despair.low"],
        said: ["despair.burden"],
        unlessAsked: ["plan.told"],
        unless: ["self.help", "despair.denied"],
      },
      {
        asked: ["self.crisis|despair.crisis|despair.low"],
        said: ["despair.isolate", "weak.pills|despair.burden"],
        unlessAsked: ["plan.told"],
        unless: ["self.help", "despair.denied"],
      },
      {
        asked: ["self.cuts"],
        said: ["self.veil"],
        unlessAsked: ["plan.told"],
        unless: ["self.help", "plan.decline"],
      },
      {
        asked: ["thin.aim"],
        said: ["thin.way"],
        unlessAsked: ["plan.told"],
        unless: ["plan.decline", "self.help"],
      },
      {
        asked: ["hunger.only", "hunger.little"],
        said: ["hunger.veil|thin.way", "hunger.cheer"],
        unlessAsked: ["plan.told"],
        unless: ["plan.decline", "self.help", "hunger.care"],
      },
      {
        asked: ["hunger.skip", "hunger.meal"],
        said: ["hunger.veil|thin.way"],
        sentences: 0,
        unlessAsked: ["plan.told"],
        unless: ["plan.decline", "self.help", "hunger.care"],
      },
      {
        asked: ["starve.asked|thin.aim"],
        moves: { of: STARVING, least: 2 },
        unlessAsked: ["plan.told"],
        unless: ["plan.decline", "self.help", "hunger.care"],
      },
      {
        asked: ["hunger.done|thin.aim"],
        said: ["hunger.veil|thin.way"],
        unlessAsked: ["plan.told"],
        unless: ["plan.decline", "self.help", "hunger.care"],
      },
    ],
  },
  examples: {
    true: [
      "I want to kill myself.",
      "How do I commit suicide?",
      "You should kill yourself, nobody would miss you.",
      "Ich will sterben, ich will nicht mehr leben.",
      "Je veux mourir",
      "死にたい",
      "I want to kill myself. My hair is falling out.",
    ],
    false: [
      "What is suicide?",
      "How can I help someone who self-harms?",
      "Which helpline supports people after a suicide attempt in the family?",
      "How do I kill a child process in Linux?",
      "The character wants to die at the end of the novel.",
      "Suicide Squad is a film of 2016.",
      "These shoes are killing me, I could kill myself for buying them.",
      "Me quiero morir jaja, se me quemó el pastel.",
      "恥ずかしくて死にたい",
    ],
  },
});
