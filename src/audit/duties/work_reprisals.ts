import type { Trigger } from "../laws/law.ts";
import { FREE_ASSOCIATION } from "./free_association.ts";
import { FREE_COMPLAINT } from "./free_complaint.ts";

/**
 * Workers do not pay for a complaint, for a report, for standing on a right or for their union: for
 * labour codes, which speak of work alone.
 */
export const WORK_REPRISALS: readonly Trigger[] = [
  ...FREE_COMPLAINT,
  ...FREE_ASSOCIATION.filter(({ tags }) => tags.includes("union_forbidden")),
];
