import type { Trigger } from "../laws/law.ts";
import { INDIVIDUAL_RIGHTS } from "./individual_rights.ts";

/** People may see and correct their data: for articles that grant no erasure. */
export const ACCESS_RIGHTS: readonly Trigger[] = INDIVIDUAL_RIGHTS.map((trigger) => ({
  ...trigger,
  without: [...(trigger.without ?? []), "erasure_only"],
}));
