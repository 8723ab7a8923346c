import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { appeals } from "./decisions/appeals.ts";
import { applications } from "./decisions/applications.ts";
import { biasAudit } from "./decisions/bias_audit.ts";
import { deadEnds } from "./decisions/dead_ends.ts";
import { decidedObjects } from "./decisions/decided_objects.ts";
import { deciders } from "./decisions/deciders.ts";
import { humanReview } from "./decisions/human_review.ts";
import { machineVerdicts } from "./decisions/machine_verdicts.ts";
import { reasons } from "./decisions/reasons.ts";
import { refusals } from "./decisions/refusals.ts";
import { reports } from "./decisions/reports.ts";
import { secondLooks } from "./decisions/second_looks.ts";
import { shutDecisions } from "./decisions/shut_decisions.ts";
import { shutDoors } from "./decisions/shut_doors.ts";
import { shutReviews } from "./decisions/shut_reviews.ts";
import { treatment } from "./decisions/treatment.ts";
import { turnedDown } from "./decisions/turned_down.ts";

/** Words of decisions about people, their reasons and second looks at them. */
export const DECISIONS: readonly Vocabulary[] = [
  appeals,
  applications,
  biasAudit,
  deadEnds,
  decidedObjects,
  deciders,
  humanReview,
  machineVerdicts,
  reasons,
  refusals,
  reports,
  secondLooks,
  shutDecisions,
  shutDoors,
  shutReviews,
  treatment,
  turnedDown,
];
