import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { ageLimits } from "./age_limits.ts";
import { baitPrices } from "./bait_prices.ts";
import { clashingDrugs } from "./clashing_drugs.ts";
import { confidencesTold } from "./confidences_told.ts";
import { dearerByBirth } from "./dearer_by_birth.ts";
import { everydayMarks } from "./everyday_marks.ts";
import { footageTemplates } from "./footage_templates.ts";
import { groundsForLess } from "./grounds_for_less.ts";
import { illnessLists } from "./illness_lists.ts";
import { justInCase } from "./just_in_case.ts";
import { kinKeptOut } from "./kin_kept_out.ts";
import { lawlessPlaces } from "./lawless_places.ts";
import { parentsPassedOver } from "./parents_passed_over.ts";
import { plainFutures } from "./plain_futures.ts";
import { pricedNames } from "./priced_names.ts";
import { principalPromised } from "./principal_promised.ts";
import { profilesThatStay } from "./profiles_that_stay.ts";
import { reasonsWithheld } from "./reasons_withheld.ts";
import { reportersUnmasked } from "./reporters_unmasked.ts";
import { skippedParents } from "./skipped_parents.ts";
import { skippedRegisters } from "./skipped_registers.ts";
import { somebodyThere } from "./somebody_there.ts";
import { stakesLost } from "./stakes_lost.ts";
import { symptomsShrugged } from "./symptoms_shrugged.ts";
import { unawarePeople } from "./unaware_people.ts";

/** Breaches that a clerk tells of in passing, with no word that names the wrong. */
export const PLAIN_CLERKS: readonly Vocabulary[] = [
  ageLimits,
  baitPrices,
  clashingDrugs,
  confidencesTold,
  dearerByBirth,
  everydayMarks,
  footageTemplates,
  groundsForLess,
  illnessLists,
  justInCase,
  kinKeptOut,
  lawlessPlaces,
  parentsPassedOver,
  plainFutures,
  pricedNames,
  principalPromised,
  profilesThatStay,
  reasonsWithheld,
  reportersUnmasked,
  skippedParents,
  skippedRegisters,
  somebodyThere,
  stakesLost,
  symptomsShrugged,
  unawarePeople,
];
