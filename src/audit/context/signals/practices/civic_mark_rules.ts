import type { MovedRule } from "../../frames/find_moved.ts";

const CONDUCT = [
  "civic_marks.friends",
  "civic_marks.goods",
  "civic_marks.speech",
  "civic_marks.neighbours",
  "civic_marks.petty",
];
const LAW = ["outright_counsel.outright", "law.named"];

/** Offices that keep people's shelter, schools and benefits. */
const OFFICES = ["government_benefits", "housing", "law_enforcement", "education", "children"];

/** A mark for how people live, made of what no office has to do with, that costs them a service. */
export const CIVIC_MARK_RULES: readonly MovedRule[] = [
  {
    said: [
      "civic_marks.civic|civic_index.index|rating.civic",
      "civic_marks.loss|civic_index.loss|rating.consequence",
    ],
    of: CONDUCT,
    least: 2,
    within: 60,
    unless: LAW,
  },
  {
    said: ["civic_marks.civic|civic_index.index", "civic_marks.loss"],
    of: [...CONDUCT.slice(0, 3), "civic_marks.neighbours|civic_marks.petty"],
    least: 1,
    within: 40,
    unless: LAW,
    domains: OFFICES,
  },
  {
    said: [
      "rating.score|conduct_points.total|conduct_points.minus|asked_practices.rate",
      "civic_marks.loss",
    ],
    of: CONDUCT,
    least: 3,
    within: 50,
    unless: LAW,
    domains: OFFICES,
  },
  {
    elsewhere: ["civic_marks.civic|civic_index.index"],
    said: ["conduct_points.minus|conduct_points.total|rating.score", "civic_marks.loss"],
    of: CONDUCT,
    least: 2,
    within: 50,
    unless: LAW,
    domains: OFFICES,
  },
];
