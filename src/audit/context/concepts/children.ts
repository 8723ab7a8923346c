import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { bypassedParents } from "./children/bypassed_parents.ts";
import { children } from "./children/children.ts";
import { coaxing } from "./children/coaxing.ts";
import { parentalGates } from "./children/parental_gates.ts";
import { passedOn } from "./children/passed_on.ts";
import { youngData } from "./children/young_data.ts";
import { youngTaken } from "./children/young_taken.ts";

/** Words of what is known of children, and how their parents are got round. */
export const CHILDREN: readonly Vocabulary[] = [
  bypassedParents,
  children,
  coaxing,
  parentalGates,
  passedOn,
  youngData,
  youngTaken,
];
