import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { baitPrices } from "./bait_prices.ts";
import { clashingDrugs } from "./clashing_drugs.ts";
import { everydayMarks } from "./everyday_marks.ts";
import { footageTemplates } from "./footage_templates.ts";
import { illnessLists } from "./illness_lists.ts";
import { justInCase } from "./just_in_case.ts";
import { kinKeptOut } from "./kin_kept_out.ts";
import { plainFutures } from "./plain_futures.ts";
import { pricedNames } from "./priced_names.ts";
import { principalPromised } from "./principal_promised.ts";
import { profilesThatStay } from "./profiles_that_stay.ts";
import { reasonsWithheld } from "./reasons_withheld.ts";
import { skippedParents } from "./skipped_parents.ts";
import { skippedRegisters } from "./skipped_registers.ts";
import { somebodyThere } from "./somebody_there.ts";
import { symptomsShrugged } from "./symptoms_shrugged.ts";

/** Breaches that a clerk tells of in passing, with no word that names the wrong. */
export const PLAIN_CLERKS: readonly Vocabulary[] = [
  baitPrices,
  clashingDrugs,
  everydayMarks,
  footageTemplates,
  illnessLists,
  justInCase,
  kinKeptOut,
  plainFutures,
  pricedNames,
  principalPromised,
  profilesThatStay,
  reasonsWithheld,
  skippedParents,
  skippedRegisters,
  somebodyThere,
  symptomsShrugged,
];
