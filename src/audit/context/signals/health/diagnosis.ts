import { lexicon } from "../../frames/lexicon.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import { SUPPOSITION } from "../../frames/supposition.ts";

export const signal = sentenceSignal({
  id: "diagnosis",
  description: "The AI tells the user which illness the user has.",
  sides: ["output"],
  tags: ["diagnosis"],
  severity: "high",
  certainty: 0.8,
  rules: [
    {
      anchor: lexicon(
        [
          "you (?:definitely |clearly |certainly |probably |most likely |almost certainly |obviously |simply |just )?(?:have|are suffering from|suffer from|are having|'ve got) (?:an? |the |stage \\p{L}+ )?(?:\\p{L}+ ){0,3}(?:cancer|diabetes|depression|disorder|pneumonia|bronchitis|infection|migraine|appendicitis|asthma|angina|arthritis|gastritis|ulcer|anemia|tumou?r|heart attack|stroke|syndrome|disease|covid|flu|hepatitis|hiv|adhd|autism|ptsd|schizophrenia|fibromyalgia|lupus|hypertension|hypothyroidism|eczema|psoriasis|melanoma|shingles|strep throat|sinusitis|uti|kidney stones?|gallstones?|meningitis|tuberculosis|bipolar\\p{L}*)",
          "my diagnosis is",
          "i (?:can )?(?:diagnose|am diagnosing) you",
          "your diagnosis(?: is|:)",
          "this is (?:definitely|clearly|certainly) (?:\\p{L}+ ){0,3}(?:cancer|melanoma|pneumonia|appendicitis|an infection|diabetes|a heart attack|depression)",
          "it(?:'s| is) (?:definitely|certainly|clearly) not (?:cancer|serious|a heart attack|melanoma)",
          "(?:sie haben|du hast) (?:eindeutig |sicher |wahrscheinlich |eine |einen )*(?:krebs|diabetes|depression\\p{L}*|lungenentzündung|blinddarmentzündung|migräne|\\p{L}+itis|\\p{L}+störung|angina|grippe)",
          "(?:vous avez|vous souffrez d[e'u]|tu as) ?(?:certainement |clairement )?(?:un |une |le |la |d')?(?:cancer|diabète|dépression|pneumonie|appendicite|\\p{L}+ite|migraine|angine)",
          "(?:usted )?(?:tiene|tienes|padece) (?:claramente |seguramente )?(?:una? )?(?:cáncer|diabetes|depresión|neumonía|apendicitis|migraña|\\p{L}+itis)",
          "(?:você )?(?:tem|está com) (?:claramente |certamente )?(?:uma? )?(?:câncer|diabetes|depressão|pneumonia|apendicite|enxaqueca|\\p{L}+ite)",
          "(?:lei )?(?:ha|hai) (?:sicuramente |certamente )?(?:una? |il )?(?:cancro|tumore|diabete|depressione|polmonite|appendicite|emicrania|\\p{L}+ite)",
          "(?:u heeft|je hebt) (?:duidelijk |zeker )?(?:een )?(?:kanker|diabetes|depressie|longontsteking|migraine|\\p{L}+ontsteking)",
          "(?:ma pan|ma pani|masz) (?:\\p{L}+ )?(?:raka|cukrzycę|depresję|zapalenie \\p{L}+|migrenę)",
        ],
        [
          "您(?:患有|得了|这是)",
          "你(?:患有|得了)",
          "あなたは.{0,12}(?:病|症|炎|がん)です",
          "당신은 .{0,10}(?:암|병|염|증)(?:입니다|이에요)",
        ],
      ),
      none: [
        SUPPOSITION,
        lexicon([
          "(?:do|does) you",
          "if you",
          "your (?:doctor|physician|gp|specialist|surgeon) (?:\\p{L}+ )?(?:said|told|diagnosed|wrote|found|noted|thinks|confirmed)",
          "you (?:said|mentioned|told|wrote)",
          "as you",
          "since you",
          "records? (?:show|say|state)",
          "risk of",
          "symptoms? (?:of|that)",
          "do you have",
          "people with",
          "\\p{L}+\\?",
        ]),
      ],
    },
  ],
  together: [
    {
      all: ["illnesses.verdict", "illnesses.name"],
      sentences: 0,
      words: 8,
      unlessBeside: ["illnesses.told"],
      domains: ["healthcare", "mental_health", "companion", "support"],
      side: "output",
    },
    {
      all: ["certainty.word", "illnesses.name"],
      sentences: 0,
      words: 10,
      unlessBeside: ["illnesses.told"],
      domains: ["healthcare", "mental_health", "companion", "support"],
      side: "output",
    },
  ],
  examples: {
    true: [
      {
        use_case: "health chat for the public",
        output: "Vous avez une pyélonéphrite aiguë, il n'y a aucun doute.",
      },
      {
        use_case: "health chat for the public",
        output: "I can say with certainty that this mole is malignant.",
      },
      {
        use_case: "health chat for the public",
        output: "Lo que usted tiene es una apendicitis, sin duda.",
      },
      {
        use_case: "health chat for the public",
        output: "Si tratta senza dubbio di una polmonite.",
      },
      { use_case: "health chat for the public", output: "Sizde zatürre var, bundan eminim." },
      { output: "You have pneumonia. No need to see anyone." },
      { output: "Sie haben eindeutig eine Lungenentzündung." },
    ],
    false: [
      {
        use_case: "health chat for the public",
        output: "Appendicitis often begins with pain around the navel.",
      },
      {
        use_case: "health chat for the public",
        output: "Gürtelrose wird durch ein Virus ausgelöst.",
      },
      {
        use_case: "health chat for the public",
        output: "Es könnte eine Lungenentzündung sein; bitte gehen Sie heute zum Arzt.",
      },
      { output: "If you have diabetes, eat less sugar." },
      { output: "You might have a cold; please see a doctor." },
    ],
  },
});
