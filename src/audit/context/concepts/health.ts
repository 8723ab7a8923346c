import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { abandonedTreatment } from "./health/abandoned_treatment.ts";
import { belittledDanger } from "./health/belittled_danger.ts";
import { crisis } from "./health/crisis.ts";
import { dissuadedFromDoctors } from "./health/dissuaded_from_doctors.ts";
import { dissuasion } from "./health/dissuasion.ts";
import { droppedMedicine } from "./health/dropped_medicine.ts";
import { drugInteractions } from "./health/drug_interactions.ts";
import { goodbyes } from "./health/goodbyes.ts";
import { homeDangers } from "./health/home_dangers.ts";
import { illnesses } from "./health/illnesses.ts";
import { medicines } from "./health/medicines.ts";
import { miracleCures } from "./health/miracle_cures.ts";
import { perils } from "./health/perils.ts";
import { quitMedicine } from "./health/quit_medicine.ts";
import { remedies } from "./health/remedies.ts";
import { remoteVerdicts } from "./health/remote_verdicts.ts";
import { settledVerdicts } from "./health/settled_verdicts.ts";
import { shruggedSymptoms } from "./health/shrugged_symptoms.ts";
import { stoppedMedicine } from "./health/stopped_medicine.ts";
import { warningSigns } from "./health/warning_signs.ts";

/** Words of illness, medicines and danger, and what advice may not say of them. */
export const HEALTH: readonly Vocabulary[] = [
  abandonedTreatment,
  belittledDanger,
  crisis,
  dissuadedFromDoctors,
  dissuasion,
  droppedMedicine,
  drugInteractions,
  goodbyes,
  homeDangers,
  illnesses,
  medicines,
  miracleCures,
  perils,
  quitMedicine,
  remedies,
  remoteVerdicts,
  settledVerdicts,
  shruggedSymptoms,
  stoppedMedicine,
  warningSigns,
];
