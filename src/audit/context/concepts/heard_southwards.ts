import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { advertsThatGoOn } from "./adverts_that_go_on.ts";
import { debtsCriedOut } from "./debts_cried_out.ts";
import { goodsLeftBroken } from "./goods_left_broken.ts";
import { leaksSmothered } from "./leaks_smothered.ts";
import { offendersForetold } from "./offenders_foretold.ts";
import { ordersInPagesFollowed } from "./orders_in_pages_followed.ts";
import { passedOverForTraits } from "./passed_over_for_traits.ts";
import { passersByNamed } from "./passers_by_named.ts";
import { pillsThrownOut } from "./pills_thrown_out.ts";
import { recordsPassedRound } from "./records_passed_round.ts";
import { salesClaimsInvented } from "./sales_claims_invented.ts";
import { southernCounsel } from "./southern_counsel.ts";
import { standingByConduct } from "./standing_by_conduct.ts";
import { subscriptionsWithoutEnd } from "./subscriptions_without_end.ts";
import { votersSentHome } from "./voters_sent_home.ts";
import { womenPaidLess } from "./women_paid_less.ts";
import { workSpiedOn } from "./work_spied_on.ts";
import { workersWithoutRights } from "./workers_without_rights.ts";
import { filesNotGiven } from "./files_not_given.ts";
import { findingsToldToKin } from "./findings_told_to_kin.ts";

/** Breaches in the everyday words of Arabic, Turkish and Polish, a family a file. */
export const HEARD_SOUTHWARDS: readonly Vocabulary[] = [
  advertsThatGoOn,
  debtsCriedOut,
  goodsLeftBroken,
  leaksSmothered,
  offendersForetold,
  ordersInPagesFollowed,
  passedOverForTraits,
  passersByNamed,
  pillsThrownOut,
  recordsPassedRound,
  salesClaimsInvented,
  southernCounsel,
  standingByConduct,
  subscriptionsWithoutEnd,
  votersSentHome,
  womenPaidLess,
  workSpiedOn,
  workersWithoutRights,
  filesNotGiven,
  findingsToldToKin,
];
