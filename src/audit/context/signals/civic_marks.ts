import type { MovedRule } from "./find_moved.ts";

const CONDUCT = ["mark.friends", "mark.goods", "mark.speech", "mark.neighbours", "mark.petty"];
const LAW = ["moves.outright", "law.named"];

/** Offices that keep people's shelter, schools and benefits. */
const OFFICES = ["government_benefits", "housing", "law_enforcement", "education", "children"];

/** A mark for how people live, made of what no office has to do with, that costs them a service. */
export const CIVIC_MARKS: readonly MovedRule[] = [
  {
    said: ["mark.civic|civic.index|rating.civic", "mark.loss|civic.loss|rating.consequence"],
    of: CONDUCT,
    least: 2,
    within: 60,
    unless: LAW,
  },
  {
    said: ["mark.civic|civic.index", "mark.loss"],
    of: [...CONDUCT.slice(0, 3), "mark.neighbours|mark.petty"],
    least: 1,
    within: 40,
    unless: LAW,
    domains: OFFICES,
  },
  {
    said: ["rating.score|points.total|points.minus|ask.rate", "mark.loss"],
    of: CONDUCT,
    least: 3,
    within: 50,
    unless: LAW,
    domains: OFFICES,
  },
  {
    elsewhere: ["mark.civic|civic.index"],
    said: ["points.minus|points.total|rating.score", "mark.loss"],
    of: CONDUCT,
    least: 2,
    within: 50,
    unless: LAW,
    domains: OFFICES,
  },
];
