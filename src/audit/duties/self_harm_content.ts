import type { Trigger } from "../laws/law.ts";
import { CRISIS_PROTOCOL } from "./crisis_protocol.ts";

/**
 * Nothing encourages self-harm or shows how: for laws that forbid such content and demand no
 * protocol for users in a crisis.
 */
export const SELF_HARM_CONTENT: readonly Trigger[] = CRISIS_PROTOCOL.filter(({ tags }) =>
  tags.includes("hazard:self_harm"),
);
