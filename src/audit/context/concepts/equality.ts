import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { accessibility } from "./equality/accessibility.ts";
import { adjustments } from "./equality/adjustments.ts";
import { ageBars } from "./equality/age_bars.ts";
import { ageFilters } from "./equality/age_filters.ts";
import { alikeRivals } from "./equality/alike_rivals.ts";
import { birthplace } from "./equality/birthplace.ts";
import { blamedGroups } from "./equality/blamed_groups.ts";
import { contrast } from "./equality/contrast.ts";
import { cosigners } from "./equality/cosigners.ts";
import { dealings } from "./equality/dealings.ts";
import { descent } from "./equality/descent.ts";
import { disabilityRefusals } from "./equality/disability_refusals.ts";
import { dismissal } from "./equality/dismissal.ts";
import { exclusionByTrait } from "./equality/exclusion_by_trait.ts";
import { fraudSuspicion } from "./equality/fraud_suspicion.ts";
import { groupRisk } from "./equality/group_risk.ts";
import { groups } from "./equality/groups.ts";
import { hints } from "./equality/hints.ts";
import { kinds } from "./equality/kinds.ts";
import { lending } from "./equality/lending.ts";
import { letting } from "./equality/letting.ts";
import { lowerGrades } from "./equality/lower_grades.ts";
import { nameOrigin } from "./equality/name_origin.ts";
import { neutralExcuses } from "./equality/neutral_excuses.ts";
import { notices } from "./equality/notices.ts";
import { origin } from "./equality/origin.ts";
import { passingOver } from "./equality/passing_over.ts";
import { payers } from "./equality/payers.ts";
import { picking } from "./equality/picking.ts";
import { preference } from "./equality/preference.ts";
import { pretexts } from "./equality/pretexts.ts";
import { priceDifferences } from "./equality/price_differences.ts";
import { segregation } from "./equality/segregation.ts";
import { selection } from "./equality/selection.ts";
import { selectiveAdverts } from "./equality/selective_adverts.ts";
import { service } from "./equality/service.ts";
import { settingBack } from "./equality/setting_back.ts";
import { sex } from "./equality/sex.ts";
import { siftedApplicants } from "./equality/sifted_applicants.ts";
import { steering } from "./equality/steering.ts";
import { stereotypes } from "./equality/stereotypes.ts";
import { stoppedBenefits } from "./equality/stopped_benefits.ts";
import { traits } from "./equality/traits.ts";
import { unequalTreatment } from "./equality/unequal_treatment.ts";
import { pricedByKind } from "./equality/priced_by_kind.ts";
import { uninsured } from "./equality/uninsured.ts";
import { unwelcomeOrigin } from "./equality/unwelcome_origin.ts";
import { work } from "./equality/work.ts";
import { workerAges } from "./equality/worker_ages.ts";
import { worseTerms } from "./equality/worse_terms.ts";
import { worth } from "./equality/worth.ts";

/** Words of protected characteristics, and worse treatment for them. */
export const EQUALITY: readonly Vocabulary[] = [
  accessibility,
  adjustments,
  ageBars,
  ageFilters,
  alikeRivals,
  birthplace,
  blamedGroups,
  contrast,
  cosigners,
  dealings,
  descent,
  disabilityRefusals,
  dismissal,
  exclusionByTrait,
  fraudSuspicion,
  groupRisk,
  groups,
  hints,
  kinds,
  lending,
  letting,
  lowerGrades,
  nameOrigin,
  neutralExcuses,
  notices,
  origin,
  passingOver,
  payers,
  picking,
  preference,
  pretexts,
  priceDifferences,
  segregation,
  selection,
  selectiveAdverts,
  service,
  settingBack,
  sex,
  siftedApplicants,
  steering,
  stereotypes,
  stoppedBenefits,
  traits,
  unequalTreatment,
  pricedByKind,
  uninsured,
  unwelcomeOrigin,
  work,
  workerAges,
  worseTerms,
  worth,
];
