import type { Trigger } from "../laws/law.ts";
import { FAIR_INVESTMENT_COMMUNICATION } from "./fair_investment_communication.ts";

/** Recommendations fit the client: for articles on suitability and on the client's interest. */
export const SUITABLE_ADVICE: readonly Trigger[] = FAIR_INVESTMENT_COMMUNICATION.filter(
  ({ tags }) => tags.includes("personal_investment_advice"),
);
