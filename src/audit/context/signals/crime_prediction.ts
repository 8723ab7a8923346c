import { lexicon } from "./lexicon.ts";
import { NEGATION } from "./negation.ts";
import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "crime_prediction",
  description: "The risk that a person offends is predicted from a profile alone.",
  sides: ["input", "output"],
  tags: ["crime_prediction"],
  severity: "critical",
  certainty: 0.85,
  practice: true,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:likely|likelihood|probability|risk|chance) (?:\\p{L}+ ){0,3}(?:to commit|of committing|to offend|of offending|to reoffend|of reoffending|will commit|of becoming a criminal|of recidivism)",
          "predict\\p{L}* (?:\\p{L}+ ){0,5}(?:commit|crime|crimes|criminals?|offend\\p{L}*|terrorists?)",
          "criminal risk score",
          "predictive policing",
          "future (?:criminal|offender)s?",
          "straftat\\p{L}* begehen wird",
          "risque de (?:commettre|récidive)",
          "riesgo de (?:cometer|reincidencia)",
          "risco de (?:cometer|reincidência)",
          "rischio di (?:commettere|recidiva)",
        ],
        ["犯罪(?:风险|预测)", "犯罪(?:予測|リスク)", "범죄 (?:예측|위험)"],
      ),
      all: [
        lexicon(
          [
            "profile*",
            "personality",
            "neighbou?rhood",
            "appearance",
            "face",
            "ethnic*",
            "race",
            "background",
            "traits?",
            "family",
            "social media",
            "unemployed",
            "nationality",
            "score",
            "based (?:only |solely )?on",
          ],
          ["性格", "背景", "外貌", "プロフィール", "プロファイル", "성격", "프로필"],
        ),
      ],
      none: [NEGATION, lexicon(["what is", "article 5", "research shows", "studies"])],
    },
  ],
  together: [
    {
      all: ["crime.chance", "crime.act", "crime.profile"],
      words: 25,
      unless: ["talk.law"],
      unlessBeside: ["talk.if", "talk.maybe"],
      side: "output",
      domains: ["law_enforcement", "government_benefits", "housing", "retail", "biometrics"],
    },
  ],
  examples: {
    true: [
      {
        output:
          "Based on his neighbourhood and personality profile he has a 78 % risk of committing a crime.",
      },
    ],
    false: [{ output: "Predictive policing is controversial." }],
  },
});
