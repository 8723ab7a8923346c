import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { moodsGraded } from "./moods_graded.ts";
import { facesNamed } from "./faces_named.ts";
import { wrongsForetold } from "./wrongs_foretold.ts";
import { youngUnasked } from "./young_unasked.ts";
import { weaknessWorked } from "./weakness_worked.ts";
import { livesGraded } from "./lives_graded.ts";

/** How people are graded, read, looked up and foretold, and how the young and the weak are used. */
export const SCORES_AND_MINDS: readonly Vocabulary[] = [
  livesGraded,
  weaknessWorked,
  youngUnasked,
  wrongsForetold,
  facesNamed,
  moodsGraded,
];
