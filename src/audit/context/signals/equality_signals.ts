import type { Signal } from "../frames/signal.ts";
import { signal as accessibilityRefused } from "./equality/accessibility_refused.ts";
import { signal as ageHinted } from "./equality/age_hinted.ts";
import { signal as familyPassedOver } from "./equality/family_passed_over.ts";
import { signal as originAsRisk } from "./equality/origin_as_risk.ts";
import { signal as protectedReason } from "./equality/protected_reason.ts";
import { signal as traitPassedOver } from "./equality/trait_passed_over.ts";
import { signal as unwelcomeOrigin } from "./equality/unwelcome_origin.ts";

/** Signals of protected characteristics, and worse treatment for them. */
export const EQUALITY_SIGNALS: readonly Signal[] = [
  accessibilityRefused,
  ageHinted,
  familyPassedOver,
  originAsRisk,
  protectedReason,
  traitPassedOver,
  unwelcomeOrigin,
];
