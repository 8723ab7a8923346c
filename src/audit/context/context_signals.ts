import { EASTERN_SIGNALS } from "./eastern_signals.ts";
import { EVERYDAY_SIGNALS } from "./everyday_signals.ts";
import { signal as confidencesTold } from "./signals/confidences_told.ts";
import { signal as lawlessTransfer } from "./signals/lawless_transfer.ts";
import { signal as parentsPassedOver } from "./signals/parents_passed_over.ts";
import { signal as reporterUnmasked } from "./signals/reporter_unmasked.ts";
import { signal as portraitsGathered } from "./signals/portraits_gathered.ts";
import { signal as exitBarred } from "./signals/exit_barred.ts";
import { signal as debtorShamed } from "./signals/debtor_shamed.ts";
import { signal as pressedInNeed } from "./signals/pressed_in_need.ts";
import { signal as childrenHandedOn } from "./signals/children_handed_on.ts";
import { signal as untruthAdmitted } from "./signals/untruth_admitted.ts";
import { signal as chargesKeptQuiet } from "./signals/charges_kept_quiet.ts";
import { signal as adverseDecision } from "./signals/adverse_decision.ts";
import { signal as advisedAgainst } from "./signals/advised_against.ts";
import { signal as aiIdentity } from "./signals/ai_identity.ts";
import { signal as auditMissing } from "./signals/audit_missing.ts";
import { signal as automated } from "./signals/automated.ts";
import { signal as belief } from "./signals/belief.ts";
import { signal as biometric } from "./signals/biometric.ts";
import { signal as biometricUnasked } from "./signals/biometric_unasked.ts";
import { signal as biometricCategorisation } from "./signals/biometric_categorisation.ts";
import { signal as breachCoveredUp } from "./signals/breach_covered_up.ts";
import { signal as breachHidden } from "./signals/breach_hidden.ts";
import { signal as cancellationObstructed } from "./signals/cancellation_obstructed.ts";
import { signal as careDiscouraged } from "./signals/care_discouraged.ts";
import { signal as childDataCollection } from "./signals/child_data_collection.ts";
import { signal as childrenUnasked } from "./signals/children_unasked.ts";
import { signal as complaintPunished } from "./signals/complaint_punished.ts";
import { signal as complied } from "./signals/complied.ts";
import { signal as consentMissing } from "./signals/consent_missing.ts";
import { signal as creditRecord } from "./signals/credit_record.ts";
import { signal as crimePrediction } from "./signals/crime_prediction.ts";
import { signal as criminalRecord } from "./signals/criminal_record.ts";
import { signal as crisisHelp } from "./signals/crisis_help.ts";
import { signal as crisisSigns } from "./signals/crisis_signs.ts";
import { signal as crossBorderTransfer } from "./signals/cross_border_transfer.ts";
import { signal as dangerPlayedDown } from "./signals/danger_played_down.ts";
import { signal as dataDutySkipped } from "./signals/data_duty_skipped.ts";
import { signal as dataSale } from "./signals/data_sale.ts";
import { signal as debtThreat } from "./signals/debt_threat.ts";
import { signal as describedConduct } from "./signals/described_conduct.ts";
import { signal as describedPractice } from "./signals/described_practice.ts";
import { signal as decidedByPeople } from "./signals/decided_by_people.ts";
import { signal as deceptiveImitation } from "./signals/deceptive_imitation.ts";
import { signal as deviceDataTaken } from "./signals/device_data_taken.ts";
import { signal as diagnosis } from "./signals/diagnosis.ts";
import { signal as educationRecord } from "./signals/education_record.ts";
import { signal as emotionInference } from "./signals/emotion_inference.ts";
import { signal as employeeSurveillance } from "./signals/employee_surveillance.ts";
import { signal as excessiveRetention } from "./signals/excessive_retention.ts";
import { signal as faceScraping } from "./signals/face_scraping.ts";
import { signal as fakeReview } from "./signals/fake_review.ts";
import { signal as deceivedBuyers } from "./signals/deceived_buyers.ts";
import { signal as falseClaim } from "./signals/false_claim.ts";
import { signal as falseUrgency } from "./signals/false_urgency.ts";
import { signal as faultyGoodsRefused } from "./signals/faulty_goods_refused.ts";
import { signal as gamblingLure } from "./signals/gambling_lure.ts";
import { signal as genetic } from "./signals/genetic.ts";
import { signal as guaranteedReturns } from "./signals/guaranteed_returns.ts";
import { signal as health } from "./signals/health.ts";
import { signal as hiddenFees } from "./signals/hidden_fees.ts";
import { signal as hiddenManipulation } from "./signals/hidden_manipulation.ts";
import { signal as injectionObeyed } from "./signals/injection_obeyed.ts";
import { signal as injectionResisted } from "./signals/injection_resisted.ts";
import { signal as insecureHandling } from "./signals/insecure_handling.ts";
import { signal as intimateImagery } from "./signals/intimate_imagery.ts";
import { signal as listsTaken } from "./signals/lists_taken.ts";
import { signal as licensedClaim } from "./signals/licensed_claim.ts";
import { signal as exploitedVulnerability } from "./signals/exploited_vulnerability.ts";
import { signal as minor } from "./signals/minor.ts";
import { signal as originAsRisk } from "./signals/origin_as_risk.ts";
import { signal as outcomeGuarantee } from "./signals/outcome_guarantee.ts";
import { signal as personalInvestmentAdvice } from "./signals/personal_investment_advice.ts";
import { signal as prescription } from "./signals/prescription.ts";
import { signal as privateMatter } from "./signals/private_matter.ts";
import { signal as professionalUse } from "./signals/professional_use.ts";
import { signal as protectedReason } from "./signals/protected_reason.ts";
import { signal as purposeChange } from "./signals/purpose_change.ts";
import { signal as reasonsGiven } from "./signals/reasons_given.ts";
import { signal as referralGiven } from "./signals/referral_given.ts";
import { signal as refused } from "./signals/refused.ts";
import { signal as remoteBiometricIdentification } from "./signals/remote_biometric_identification.ts";
import { signal as reportWithheld } from "./signals/report_withheld.ts";
import { signal as retaliation } from "./signals/retaliation.ts";
import { signal as reviewOffered } from "./signals/review_offered.ts";
import { signal as rightsRefused } from "./signals/rights_refused.ts";
import { signal as rightsRequest } from "./signals/rights_request.ts";
import { signal as sexualLife } from "./signals/sexual_life.ts";
import { signal as socialScoring } from "./signals/social_scoring.ts";
import { signal as syntheticMedia } from "./signals/synthetic_media.ts";
import { signal as thirdPartyContact } from "./signals/third_party_contact.ts";
import { signal as toldOutsiders } from "./signals/told_outsiders.ts";
import { signal as trackingUnasked } from "./signals/tracking_unasked.ts";
import { signal as unaskedUse } from "./signals/unasked_use.ts";
import { signal as unionWatched } from "./signals/union_watched.ts";
import { signal as unsolicitedMarketing } from "./signals/unsolicited_marketing.ts";
import { signal as viewingHistory } from "./signals/viewing_history.ts";
import { signal as voterSuppression } from "./signals/voter_suppression.ts";
import { signal as votingDeception } from "./signals/voting_deception.ts";
import { signal as withdrawalRefused } from "./signals/withdrawal_refused.ts";
import { signal as keptFromLeaving } from "./signals/kept_from_leaving.ts";
import { signal as toldOfOthers } from "./signals/told_of_others.ts";
import { signal as breachHushed } from "./signals/breach_hushed.ts";
import { signal as claimsALife } from "./signals/claims_a_life.ts";
import { signal as fearTakenAway } from "./signals/fear_taken_away.ts";
import { signal as refusedByHouseRule } from "./signals/refused_by_house_rule.ts";
import { signal as boughtLists } from "./signals/bought_lists.ts";
import { signal as workRetaliation } from "./signals/work_retaliation.ts";
import { signal as dangerMadeLight } from "./signals/danger_made_light.ts";
import { signal as nothingDue } from "./signals/nothing_due.ts";
import { signal as lifeForPayout } from "./signals/life_for_payout.ts";
import { signal as cardReadOut } from "./signals/card_read_out.ts";
import { signal as facesGathered } from "./signals/faces_gathered.ts";
import { signal as doorShut } from "./signals/door_shut.ts";
import { signal as listsCalled } from "./signals/lists_called.ts";
import { signal as comingsAndGoings } from "./signals/comings_and_goings.ts";
import { signal as leftUnlocked } from "./signals/left_unlocked.ts";
import { signal as shippedOff } from "./signals/shipped_off.ts";
import { signal as keptForGood } from "./signals/kept_for_good.ts";
import { signal as breachRetold } from "./signals/breach_retold.ts";
import { signal as priedUpon } from "./signals/pried_upon.ts";
import { signal as clashingDrugs } from "./signals/clashing_drugs.ts";
import { signal as symptomsShrugged } from "./signals/symptoms_shrugged.ts";
import { signal as skippedRegisters } from "./signals/skipped_registers.ts";
import { signal as machineShut } from "./signals/machine_shut.ts";
import { signal as kinKeptOut } from "./signals/kin_kept_out.ts";
import { signal as baitPrices } from "./signals/bait_prices.ts";
import { signal as profilesThatStay } from "./signals/profiles_that_stay.ts";
import { signal as illnessLists } from "./signals/illness_lists.ts";
import type { Signal } from "./signals/signal.ts";

/** Every signal of context, in the order of the folder. */
export const CONTEXT_SIGNALS: readonly Signal[] = [
  adverseDecision,
  advisedAgainst,
  aiIdentity,
  auditMissing,
  automated,
  belief,
  biometric,
  biometricCategorisation,
  biometricUnasked,
  breachCoveredUp,
  breachHidden,
  cancellationObstructed,
  careDiscouraged,
  childDataCollection,
  childrenUnasked,
  complaintPunished,
  complied,
  consentMissing,
  creditRecord,
  crimePrediction,
  criminalRecord,
  crisisHelp,
  crisisSigns,
  crossBorderTransfer,
  dangerPlayedDown,
  dataDutySkipped,
  dataSale,
  debtThreat,
  describedConduct,
  describedPractice,
  decidedByPeople,
  deceptiveImitation,
  deviceDataTaken,
  diagnosis,
  educationRecord,
  emotionInference,
  employeeSurveillance,
  excessiveRetention,
  faceScraping,
  fakeReview,
  falseClaim,
  deceivedBuyers,
  falseUrgency,
  faultyGoodsRefused,
  gamblingLure,
  genetic,
  guaranteedReturns,
  health,
  hiddenFees,
  hiddenManipulation,
  injectionObeyed,
  injectionResisted,
  insecureHandling,
  intimateImagery,
  listsTaken,
  licensedClaim,
  exploitedVulnerability,
  minor,
  originAsRisk,
  outcomeGuarantee,
  personalInvestmentAdvice,
  prescription,
  privateMatter,
  professionalUse,
  protectedReason,
  purposeChange,
  reasonsGiven,
  referralGiven,
  refused,
  remoteBiometricIdentification,
  reportWithheld,
  retaliation,
  reviewOffered,
  rightsRefused,
  rightsRequest,
  sexualLife,
  socialScoring,
  syntheticMedia,
  thirdPartyContact,
  toldOutsiders,
  trackingUnasked,
  unaskedUse,
  unionWatched,
  unsolicitedMarketing,
  viewingHistory,
  voterSuppression,
  votingDeception,
  withdrawalRefused,
  keptFromLeaving,
  toldOfOthers,
  breachHushed,
  claimsALife,
  fearTakenAway,
  refusedByHouseRule,
  boughtLists,
  workRetaliation,
  dangerMadeLight,
  nothingDue,
  lifeForPayout,
  cardReadOut,
  facesGathered,
  doorShut,
  listsCalled,
  comingsAndGoings,
  chargesKeptQuiet,
  untruthAdmitted,
  childrenHandedOn,
  pressedInNeed,
  debtorShamed,
  exitBarred,
  portraitsGathered,
  leftUnlocked,
  shippedOff,
  keptForGood,
  breachRetold,
  priedUpon,
  clashingDrugs,
  symptomsShrugged,
  skippedRegisters,
  machineShut,
  kinKeptOut,
  baitPrices,
  profilesThatStay,
  illnessLists,
  confidencesTold,
  lawlessTransfer,
  parentsPassedOver,
  reporterUnmasked,
  ...EVERYDAY_SIGNALS,
  ...EASTERN_SIGNALS,
];
