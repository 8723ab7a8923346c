import { breachesSmoothedOver } from "./concepts/breaches_smoothed_over.ts";
import { dataHandedOut } from "./concepts/data_handed_out.ts";
import { otherUses } from "./concepts/other_uses.ts";
import { dataOutlasting } from "./concepts/data_outlasting.ts";
import { keptInTheDark } from "./concepts/kept_in_the_dark.ts";
import { unwelcomeHere } from "./concepts/unwelcome_here.ts";
import { passedOver } from "./concepts/passed_over.ts";
import { agedOut } from "./concepts/aged_out.ts";
import { shutFlatly } from "./concepts/shut_flatly.ts";
import { workReprisals } from "./concepts/work_reprisals.ts";
import { paidForSpeaking } from "./concepts/paid_for_speaking.ts";
import { unequalPayTold } from "./concepts/unequal_pay_told.ts";
import { payingBack } from "./concepts/paying_back.ts";
import { reprisals } from "./concepts/reprisals.ts";
import { AUDITED_TRADES } from "./concepts/audited_trades.ts";
import { SCORES_AND_MINDS } from "./concepts/scores_and_minds.ts";
import { CURT_BREACHES } from "./concepts/curt_breaches.ts";
import { OVERHEARD_DESKS } from "./concepts/overheard_desks.ts";
import { OFFICE_BREACHES } from "./concepts/office_breaches.ts";
import { PLAIN_CLERKS } from "./concepts/plain_clerks.ts";
import { PLAIN_EASTERN } from "./concepts/plain_eastern.ts";
import { DESK_BREACHES } from "./concepts/desk_breaches.ts";
import { PLAIN_NORTHERN } from "./concepts/plain_northern.ts";
import { PLAIN_WESTERN } from "./concepts/plain_western.ts";
import { PLAIN_FURTHER } from "./concepts/plain_further.ts";
import { PLAIN_OFFENCES } from "./concepts/plain_offences.ts";
import { WESTERN_DESKS } from "./concepts/western_desks.ts";
import { HEARD_EASTWARDS } from "./concepts/heard_eastwards.ts";
import { WORDS_EASTWARDS } from "./concepts/words_eastwards.ts";
import { HEARD_SOUTHWARDS } from "./concepts/heard_southwards.ts";
import { buildLexicon, type LexiconNode } from "../reading/build_lexicon.ts";
import { complaintsLodged } from "./concepts/complaints_lodged.ts";
import { crimeScores } from "./concepts/crime_scores.ts";
import { covertWatching } from "./concepts/covert_watching.ts";
import { movesOutright } from "./concepts/moves_outright.ts";
import { sortedPeople } from "./concepts/sorted_people.ts";
import { farewellSigns } from "./concepts/farewell_signs.ts";
import { votersTurnedBack } from "./concepts/voters_turned_back.ts";
import { debtorsFrightened } from "./concepts/debtors_frightened.ts";
import { priceTraps } from "./concepts/price_traps.ts";
import { hiddenWatchers } from "../lexicon/hidden_watchers.ts";
import { neverTheWiser } from "./concepts/never_the_wiser.ts";
import { homeDangers } from "./concepts/home_dangers.ts";
import { marketingMoves } from "./concepts/marketing_moves.ts";
import { votingMoves } from "./concepts/voting_moves.ts";
import { neutralExcuses } from "./concepts/neutral_excuses.ts";
import { withheldReports } from "./concepts/withheld_reports.ts";
import { coveredBreach } from "./concepts/covered_breach.ts";
import { afterSale } from "./concepts/after_sale.ts";
import { alarmPlayedDown } from "./concepts/alarm_played_down.ts";
import { crowdsFeigned } from "./concepts/crowds_feigned.ts";
import { facesSorted } from "./concepts/faces_sorted.ts";
import { keptApart } from "./concepts/kept_apart.ts";
import { outsiders } from "./concepts/outsiders.ts";
import { pointsForConduct } from "./concepts/points_for_conduct.ts";
import { pollsMisdated } from "./concepts/polls_misdated.ts";
import { priedWorkers } from "./concepts/pried_workers.ts";
import { printsTaken } from "./concepts/prints_taken.ts";
import { lawTold } from "./concepts/law_told.ts";
import { publicScandals } from "./concepts/public_scandals.ts";
import { adverts } from "./concepts/adverts.ts";
import { advice } from "./concepts/advice.ts";
import { aiSystems } from "./concepts/ai_systems.ts";
import { assurance } from "./concepts/assurance.ts";
import { bodies } from "./concepts/bodies.ts";
import { bodiesElsewhere } from "./concepts/bodies_elsewhere.ts";
import { breachSilence } from "./concepts/breach_silence.ts";
import { channels } from "./concepts/channels.ts";
import { childhood } from "./concepts/childhood.ts";
import { commerce } from "./concepts/commerce.ts";
import { dataClaims } from "./concepts/data_claims.ts";
import { dataConduct } from "./concepts/data_conduct.ts";
import { dataPractices } from "./concepts/data_practices.ts";
import { debts } from "./concepts/debts.ts";
import { debtsElsewhere } from "./concepts/debts_elsewhere.ts";
import { deciders } from "./concepts/deciders.ts";
import { decisions } from "./concepts/decisions.ts";
import { erasure } from "./concepts/erasure.ts";
import { esteem } from "./concepts/esteem.ts";
import { faults } from "./concepts/faults.ts";
import { foretoldPeople } from "./concepts/foretold_people.ts";
import { gambling } from "./concepts/gambling.ts";
import { hardDealing } from "./concepts/hard_dealing.ts";
import { handling } from "./concepts/handling.ts";
import { hints } from "./concepts/hints.ts";
import { hiddenOrders } from "./concepts/hidden_orders.ts";
import { illness } from "./concepts/illness.ts";
import { imitation } from "./concepts/imitation.ts";
import { machineDecisions } from "./concepts/machine_decisions.ts";
import { machineRefusals } from "./concepts/machine_refusals.ts";
import { mailing } from "./concepts/mailing.ts";
import { mailingElsewhere } from "./concepts/mailing_elsewhere.ts";
import { lesserTerms } from "./concepts/lesser_terms.ts";
import { likeness } from "./concepts/likeness.ts";
import { matters } from "./concepts/matters.ts";
import { mattersElsewhere } from "./concepts/matters_elsewhere.ts";
import { ownRequests } from "./concepts/own_requests.ts";
import { originAtRisk } from "./concepts/origin_at_risk.ts";
import { otherPeople } from "./concepts/other_people.ts";
import { personsInNeed } from "./concepts/persons_in_need.ts";
import { practices } from "./concepts/practices.ts";
import { pressure } from "./concepts/pressure.ts";
import { productClaims } from "./concepts/product_claims.ts";
import { professions } from "./concepts/professions.ts";
import { readPeople } from "./concepts/read_people.ts";
import { requests } from "./concepts/requests.ts";
import { promises } from "./concepts/promises.ts";
import { promisesElsewhere } from "./concepts/promises_elsewhere.ts";
import { refunds } from "./concepts/refunds.ts";
import { refundsElsewhere } from "./concepts/refunds_elsewhere.ts";
import { careElsewhere } from "./concepts/care_elsewhere.ts";
import { gainsElsewhere } from "./concepts/gains_elsewhere.ts";
import { mattersFurther } from "./concepts/matters_further.ts";
import { rights } from "./concepts/rights.ts";
import { payBySex } from "./concepts/pay_by_sex.ts";
import { dismissals } from "./concepts/dismissals.ts";
import { plainPractices } from "./concepts/plain_practices.ts";
import { setBack } from "./concepts/set_back.ts";
import { salesTactics } from "./concepts/sales_tactics.ts";
import { talk } from "./concepts/talk.ts";
import { talkElsewhere } from "./concepts/talk_elsewhere.ts";
import { testimonials } from "./concepts/testimonials.ts";
import { traits } from "./concepts/traits.ts";
import { treatment } from "./concepts/treatment.ts";
import { unequal } from "./concepts/unequal.ts";
import { unequalElsewhere } from "./concepts/unequal_elsewhere.ts";
import { bolderMoves } from "./concepts/bolder_moves.ts";
import { lesserPay } from "./concepts/lesser_pay.ts";
import { turnedAway } from "./concepts/turned_away.ts";
import { unequalFurther } from "./concepts/unequal_further.ts";
import { passedOn } from "./concepts/passed_on.ts";
import { peopleAtRisk } from "./concepts/people_at_risk.ts";
import { buyersDeceived } from "./concepts/buyers_deceived.ts";
import { shamOffers } from "./concepts/sham_offers.ts";
import { hollowPromises } from "./concepts/hollow_promises.ts";
import { miracleCures } from "./concepts/miracle_cures.ts";
import { praiseByNobody } from "./concepts/praise_by_nobody.ts";
import { returnsDenied } from "./concepts/returns_denied.ts";
import { pestering } from "./concepts/pestering.ts";
import { campaignDeceit } from "./concepts/campaign_deceit.ts";
import { voting } from "./concepts/voting.ts";
import { watching } from "./concepts/watching.ts";
import { waysOut } from "./concepts/ways_out.ts";
import { leftOut } from "./concepts/left_out.ts";
import { shortShrift } from "./concepts/short_shrift.ts";
import { spilledData } from "./concepts/spilled_data.ts";
import { keptData } from "./concepts/kept_data.ts";
import { plainDealing } from "./concepts/plain_dealing.ts";
import { plainConduct } from "./concepts/plain_conduct.ts";
import { flatAnswers } from "./concepts/flat_answers.ts";
import { counsel } from "./concepts/counsel.ts";
import { tracking } from "./concepts/tracking.ts";
import { safekeeping } from "./concepts/safekeeping.ts";
import { deviceData } from "./concepts/device_data.ts";
import { mailingCounsel } from "./concepts/mailing_counsel.ts";
import { keptOnAdvice } from "./concepts/kept_on_advice.ts";
import { reuse } from "./concepts/reuse.ts";
import { deniedRights } from "./concepts/denied_rights.ts";
import { mattersWorldwide } from "./concepts/matters_worldwide.ts";
import { dataDuties } from "./concepts/data_duties.ts";
import { wavedDuties } from "./concepts/waved_duties.ts";
import { keptAndAsked } from "./concepts/kept_and_asked.ts";
import { whoAnswers } from "./concepts/who_answers.ts";
import { keptFromLeaving } from "./concepts/kept_from_leaving.ts";
import { toldOfOthers } from "./concepts/told_of_others.ts";
import { hushedBreaches } from "./concepts/hushed_breaches.ts";
import { humanLives } from "./concepts/human_lives.ts";
import { forcedPurchases } from "./concepts/forced_purchases.ts";
import { sureGains } from "./concepts/sure_gains.ts";
import { houseRules } from "./concepts/house_rules.ts";
import { boughtLists } from "./concepts/bought_lists.ts";
import { riskyRepairs } from "./concepts/risky_repairs.ts";
import { nothingDue } from "./concepts/nothing_due.ts";
import { livesWeighed } from "./concepts/lives_weighed.ts";
import { illWill } from "./concepts/ill_will.ts";
import { kindsSetAside } from "./concepts/kinds_set_aside.ts";
import { accessRefused } from "./concepts/access_refused.ts";
import { noWayPast } from "./concepts/no_way_past.ts";
import { posedLives } from "./concepts/posed_lives.ts";
import { curesByChat } from "./concepts/cures_by_chat.ts";
import { curesGivenUp } from "./concepts/cures_given_up.ts";
import { gainsAssured } from "./concepts/gains_assured.ts";
import { offersRegardless } from "./concepts/offers_regardless.ts";
import { illnessTold } from "./concepts/illness_told.ts";
import { othersLaidOpen } from "./concepts/others_laid_open.ts";
import { closedFiles } from "./concepts/closed_files.ts";

const CONCEPTS = [
  gainsAssured,
  curesGivenUp,
  curesByChat,
  posedLives,
  noWayPast,
  accessRefused,
  complaintsLodged,
  crimeScores,
  payingBack,
  reprisals,
  workReprisals,
  paidForSpeaking,
  unequalPayTold,
  covertWatching,
  movesOutright,
  coveredBreach,
  neutralExcuses,
  withheldReports,
  farewellSigns,
  homeDangers,
  marketingMoves,
  votingMoves,
  sortedPeople,
  flatAnswers,
  plainConduct,
  plainDealing,
  keptData,
  spilledData,
  leftOut,
  setBack,
  dismissals,
  payBySex,
  plainPractices,
  afterSale,
  hollowPromises,
  pestering,
  miracleCures,
  praiseByNobody,
  returnsDenied,
  hardDealing,
  shortShrift,
  buyersDeceived,
  shamOffers,
  alarmPlayedDown,
  crowdsFeigned,
  facesSorted,
  keptApart,
  outsiders,
  pointsForConduct,
  pollsMisdated,
  priedWorkers,
  printsTaken,
  lawTold,
  publicScandals,
  adverts,
  advice,
  aiSystems,
  assurance,
  bodies,
  bodiesElsewhere,
  breachSilence,
  channels,
  childhood,
  commerce,
  dataClaims,
  dataConduct,
  dataPractices,
  debts,
  debtsElsewhere,
  deciders,
  decisions,
  erasure,
  esteem,
  faults,
  foretoldPeople,
  gambling,
  handling,
  hints,
  hiddenOrders,
  illness,
  imitation,
  machineDecisions,
  machineRefusals,
  mailing,
  mailingElsewhere,
  lesserTerms,
  likeness,
  matters,
  mattersElsewhere,
  originAtRisk,
  otherPeople,
  ownRequests,
  personsInNeed,
  practices,
  pressure,
  productClaims,
  professions,
  readPeople,
  requests,
  promises,
  promisesElsewhere,
  refunds,
  refundsElsewhere,
  careElsewhere,
  gainsElsewhere,
  mattersFurther,
  rights,
  salesTactics,
  talk,
  talkElsewhere,
  testimonials,
  traits,
  treatment,
  unequal,
  unequalElsewhere,
  bolderMoves,
  lesserPay,
  turnedAway,
  unequalFurther,
  passedOn,
  peopleAtRisk,
  campaignDeceit,
  voting,
  watching,
  waysOut,
  counsel,
  tracking,
  safekeeping,
  deviceData,
  mailingCounsel,
  keptOnAdvice,
  reuse,
  deniedRights,
  mattersWorldwide,
  dataDuties,
  whoAnswers,
  wavedDuties,
  keptAndAsked,
  keptFromLeaving,
  toldOfOthers,
  hushedBreaches,
  humanLives,
  sureGains,
  forcedPurchases,
  houseRules,
  boughtLists,
  riskyRepairs,
  nothingDue,
  livesWeighed,
  kindsSetAside,
  illWill,
  shutFlatly,
  votersTurnedBack,
  debtorsFrightened,
  neverTheWiser,
  priceTraps,
  hiddenWatchers,
  ...CURT_BREACHES,
  ...DESK_BREACHES,
  ...PLAIN_OFFENCES,
  ...PLAIN_CLERKS,
  ...PLAIN_EASTERN,
  ...PLAIN_FURTHER,
  ...OVERHEARD_DESKS,
  ...OFFICE_BREACHES,
  ...WORDS_EASTWARDS,
  ...HEARD_EASTWARDS,
  ...HEARD_SOUTHWARDS,
  ...PLAIN_NORTHERN,
  ...PLAIN_WESTERN,
  ...AUDITED_TRADES,
  passedOver,
  agedOut,
  keptInTheDark,
  dataOutlasting,
  otherUses,
  dataHandedOut,
  breachesSmoothedOver,
  unwelcomeHere,
  ...WESTERN_DESKS,
  ...SCORES_AND_MINDS,
  offersRegardless,
  illnessTold,
  othersLaidOpen,
  closedFiles,
];

let built: LexiconNode | undefined;

/**
 * The tree of all terms that signals of context compose, whatever the language. It is built when a
 * text is first read: not every process that knows the audit runs one.
 */
export function contextLexicon(): LexiconNode {
  built ??= buildLexicon(CONCEPTS, { behindProclitics: true });
  return built;
}
