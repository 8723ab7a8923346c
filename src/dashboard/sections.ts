import { analytics } from "./analytics/analytics.ts";
import { integration } from "./integration/integration.ts";
import { laws } from "./laws/laws.ts";
import { logs } from "./logs/logs.ts";
import { members } from "./members/members.ts";
import { operator } from "./operator/operator.ts";
import { overview } from "./overview/overview.ts";
import { plan } from "./plan/plan.ts";
import { profile } from "./profile/profile.ts";
import type { Section } from "./section.ts";

/** Every section, in the order of the navigation. */
export const sections: readonly Section[] = [
  overview,
  logs,
  integration,
  analytics,
  plan,
  members,
  laws,
  operator,
  profile,
];
