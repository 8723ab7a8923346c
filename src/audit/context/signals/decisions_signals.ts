import type { Signal } from "../frames/signal.ts";
import { signal as adverseDecision } from "./decisions/adverse_decision.ts";
import { signal as auditMissing } from "./decisions/audit_missing.ts";
import { signal as automated } from "./decisions/automated.ts";
import { signal as decidedByPeople } from "./decisions/decided_by_people.ts";
import { signal as decisionNeverReopened } from "./decisions/decision_never_reopened.ts";
import { signal as decisionWithoutHuman } from "./decisions/decision_without_human.ts";
import { signal as decisionWithoutWayOut } from "./decisions/decision_without_way_out.ts";
import { signal as reasonsGiven } from "./decisions/reasons_given.ts";
import { signal as reportWithheld } from "./decisions/report_withheld.ts";
import { signal as reviewOffered } from "./decisions/review_offered.ts";
import { signal as screeningReport } from "./decisions/screening_report.ts";

/** Signals of decisions about people, their reasons and second looks at them. */
export const DECISIONS_SIGNALS: readonly Signal[] = [
  adverseDecision,
  auditMissing,
  automated,
  decidedByPeople,
  decisionNeverReopened,
  decisionWithoutHuman,
  decisionWithoutWayOut,
  reasonsGiven,
  reportWithheld,
  reviewOffered,
  screeningReport,
];
