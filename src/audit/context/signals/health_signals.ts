import type { Signal } from "../frames/signal.ts";
import { signal as careDiscouraged } from "./health/care_discouraged.ts";
import { signal as crisisHelp } from "./health/crisis_help.ts";
import { signal as crisisSigns } from "./health/crisis_signs.ts";
import { signal as dangerBelittled } from "./health/danger_belittled.ts";
import { signal as diagnosis } from "./health/diagnosis.ts";
import { signal as diagnosisByMessage } from "./health/diagnosis_by_message.ts";
import { signal as drugInteractionIgnored } from "./health/drug_interaction_ignored.ts";
import { signal as homeDangerPlayedDown } from "./health/home_danger_played_down.ts";
import { signal as lifeForPayout } from "./health/life_for_payout.ts";
import { signal as medicineDropped } from "./health/medicine_dropped.ts";
import { signal as medicineStopped } from "./health/medicine_stopped.ts";
import { signal as prescription } from "./health/prescription.ts";
import { signal as referralGiven } from "./health/referral_given.ts";
import { signal as symptomsBelittled } from "./health/symptoms_belittled.ts";
import { signal as treatmentAbandoned } from "./health/treatment_abandoned.ts";
import { signal as verdictSettled } from "./health/verdict_settled.ts";

/** Signals of illness, medicines and danger, and what advice may not say of them. */
export const HEALTH_SIGNALS: readonly Signal[] = [
  careDiscouraged,
  crisisHelp,
  crisisSigns,
  dangerBelittled,
  diagnosis,
  diagnosisByMessage,
  drugInteractionIgnored,
  homeDangerPlayedDown,
  lifeForPayout,
  medicineDropped,
  medicineStopped,
  prescription,
  referralGiven,
  symptomsBelittled,
  treatmentAbandoned,
  verdictSettled,
];
