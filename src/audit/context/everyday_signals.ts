import type { Signal } from "./signals/signal.ts";
import { signal as accessRefused } from "./signals/access_refused.ts";
import { signal as advertsThatGoOn } from "./signals/adverts_that_go_on.ts";
import { signal as agedOut } from "./signals/aged_out.ts";
import { signal as breachSmoothedOver } from "./signals/breach_smoothed_over.ts";
import { signal as curesByChat } from "./signals/cures_by_chat.ts";
import { signal as curesGivenUp } from "./signals/cures_given_up.ts";
import { signal as dataHandedOut } from "./signals/data_handed_out.ts";
import { signal as dataOutlasting } from "./signals/data_outlasting.ts";
import { signal as debtorsFrightened } from "./signals/debtors_frightened.ts";
import { signal as facesNamed } from "./signals/faces_named.ts";
import { signal as filesClosed } from "./signals/files_closed.ts";
import { signal as filesNotGiven } from "./signals/files_not_given.ts";
import { signal as findingsToldToKin } from "./signals/findings_told_to_kin.ts";
import { signal as gainsAssured } from "./signals/gains_assured.ts";
import { signal as goodsLeftBroken } from "./signals/goods_left_broken.ts";
import { signal as handedUnasked } from "./signals/handed_unasked.ts";
import { signal as illnessTold } from "./signals/illness_told.ts";
import { signal as livesGraded } from "./signals/lives_graded.ts";
import { signal as medicineDropped } from "./signals/medicine_dropped.ts";
import { signal as moodsGraded } from "./signals/moods_graded.ts";
import { signal as noWayPast } from "./signals/no_way_past.ts";
import { signal as offendersForetold } from "./signals/offenders_foretold.ts";
import { signal as offersRegardless } from "./signals/offers_regardless.ts";
import { signal as optOutsRevived } from "./signals/opt_outs_revived.ts";
import { signal as ordersInPagesFollowed } from "./signals/orders_in_pages_followed.ts";
import { signal as otherUses } from "./signals/other_uses.ts";
import { signal as othersLaidOpen } from "./signals/others_laid_open.ts";
import { signal as paidForSpeaking } from "./signals/paid_for_speaking.ts";
import { signal as passedOver } from "./signals/passed_over.ts";
import { signal as passedOverForTraits } from "./signals/passed_over_for_traits.ts";
import { signal as paySilenced } from "./signals/pay_silenced.ts";
import { signal as pillsThrownOut } from "./signals/pills_thrown_out.ts";
import { signal as posesAsPerson } from "./signals/poses_as_person.ts";
import { signal as priceTraps } from "./signals/price_traps.ts";
import { signal as recordsPassedRound } from "./signals/records_passed_round.ts";
import { signal as rightsMocked } from "./signals/rights_mocked.ts";
import { signal as salesClaimsInvented } from "./signals/sales_claims_invented.ts";
import { signal as signInsTold } from "./signals/sign_ins_told.ts";
import { signal as standingByConduct } from "./signals/standing_by_conduct.ts";
import { signal as unwelcomeHere } from "./signals/unwelcome_here.ts";
import { signal as votersSentHome } from "./signals/voters_sent_home.ts";
import { signal as votersTurnedBack } from "./signals/voters_turned_back.ts";
import { signal as warrantyDenied } from "./signals/warranty_denied.ts";
import { signal as watchedUnawares } from "./signals/watched_unawares.ts";
import { signal as weaknessWorked } from "./signals/weakness_worked.ts";
import { signal as womenPaidLess } from "./signals/women_paid_less.ts";
import { signal as workSpiedOn } from "./signals/work_spied_on.ts";
import { signal as workersWithoutRights } from "./signals/workers_without_rights.ts";
import { signal as wrongsForetold } from "./signals/wrongs_foretold.ts";
import { signal as youngUnasked } from "./signals/young_unasked.ts";

/** Breaches told in everyday words: each by who it happens to, what is done and what is left out. */
export const EVERYDAY_SIGNALS: readonly Signal[] = [
  accessRefused,
  advertsThatGoOn,
  agedOut,
  breachSmoothedOver,
  curesByChat,
  curesGivenUp,
  dataHandedOut,
  dataOutlasting,
  debtorsFrightened,
  facesNamed,
  filesClosed,
  filesNotGiven,
  findingsToldToKin,
  gainsAssured,
  goodsLeftBroken,
  handedUnasked,
  illnessTold,
  livesGraded,
  medicineDropped,
  moodsGraded,
  noWayPast,
  offendersForetold,
  offersRegardless,
  optOutsRevived,
  ordersInPagesFollowed,
  otherUses,
  othersLaidOpen,
  paidForSpeaking,
  passedOver,
  passedOverForTraits,
  paySilenced,
  pillsThrownOut,
  posesAsPerson,
  priceTraps,
  recordsPassedRound,
  rightsMocked,
  salesClaimsInvented,
  signInsTold,
  standingByConduct,
  unwelcomeHere,
  votersSentHome,
  votersTurnedBack,
  warrantyDenied,
  watchedUnawares,
  weaknessWorked,
  womenPaidLess,
  workSpiedOn,
  workersWithoutRights,
  wrongsForetold,
  youngUnasked,
];
