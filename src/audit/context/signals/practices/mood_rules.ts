import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const WORK_AND_SCHOOL = ["employment", "education"];
const AT_WORK = { sentences: 0, domains: WORK_AND_SCHOOL };

const FEELING = "emotion_recognition.feeling|emotion_recognition.label|asked_practices.mood";
const COST = {
  all: [
    FEELING,
    "moods.sign|emotion_recognition.sensor",
    "moods.cost|emotion_recognition.sanction",
  ],
  sentences: 2,
  words: 36,
  unless: ["talk.law", "law.named", "emotion_recognition.care", "tales.told", "talk.guard"],
};

/** A device reads a mood off people at work or at school, above all where they pay for it. */
export const MOOD_RULES: readonly TogetherSignalRule[] = [
  {
    all: [
      "emotion_recognition.feeling",
      "emotion_recognition.label",
      "emotion_recognition.sensor|rating.score",
    ],
    ...AT_WORK,
  },
  { all: ["emotion_recognition.feeling", "emotion_recognition.sensor"], ...AT_WORK },
  {
    all: ["emotion_recognition.feeling", "emotion_recognition.sensor", "work.place"],
    domains: WORK_AND_SCHOOL,
  },
  {
    all: [
      "emotion_recognition.feeling",
      "emotion_recognition.sensor",
      "emotion_recognition.sanction",
    ],
    words: 25,
    elsewhere: ["work.place|emotion_recognition.staff"],
    unless: ["talk.law", "emotion_recognition.care", "talk.guard", "tales.told"],
  },
  {
    all: [
      "emotion_recognition.feeling",
      "emotion_recognition.sensor",
      "emotion_recognition.read",
      "emotion_recognition.staff",
    ],
    words: 30,
    unless: ["talk.law", "emotion_recognition.care"],
  },
  { ...COST, domains: WORK_AND_SCHOOL },
  { ...COST, elsewhere: ["emotion_recognition.staff|work.place|moods.job"] },
].map((rule) => ({
  unless: ["talk.law"],
  unlessBeside: ["talk.if"],
  side: "output" as const,
  ...rule,
}));
