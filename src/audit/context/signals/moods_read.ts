import type { TogetherSignalRule } from "./sentence_signal.ts";

const WORK_AND_SCHOOL = ["employment", "education"];
const AT_WORK = { sentences: 0, domains: WORK_AND_SCHOOL };

const FEELING = "emotion.feeling|emotion.label|ask.mood";
const COST = {
  all: [FEELING, "mood.sign|emotion.sensor", "mood.cost|emotion.sanction"],
  sentences: 2,
  words: 36,
  unless: ["talk.law", "law.named", "emotion.care", "tale.told", "talk.guard"],
};

/** A device reads a mood off people at work or at school, above all where they pay for it. */
export const MOODS_READ: readonly TogetherSignalRule[] = [
  { all: ["emotion.feeling", "emotion.label", "emotion.sensor|rating.score"], ...AT_WORK },
  { all: ["emotion.feeling", "emotion.sensor"], ...AT_WORK },
  { all: ["emotion.feeling", "emotion.sensor", "work.place"], domains: WORK_AND_SCHOOL },
  {
    all: ["emotion.feeling", "emotion.sensor", "emotion.sanction"],
    words: 25,
    elsewhere: ["work.place|emotion.staff"],
    unless: ["talk.law", "emotion.care", "talk.guard", "tale.told"],
  },
  {
    all: ["emotion.feeling", "emotion.sensor", "emotion.read", "emotion.staff"],
    words: 30,
    unless: ["talk.law", "emotion.care"],
  },
  { ...COST, domains: WORK_AND_SCHOOL },
  { ...COST, elsewhere: ["emotion.staff|work.place|mood.job"] },
].map((rule) => ({
  unless: ["talk.law"],
  unlessBeside: ["talk.if"],
  side: "output" as const,
  ...rule,
}));
