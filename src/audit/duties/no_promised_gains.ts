import type { Trigger } from "../laws/law.ts";
import { FAIR_INVESTMENT_COMMUNICATION } from "./fair_investment_communication.ts";

/** Gains are not promised, nor losses ruled out: for articles on misleading statements. */
export const NO_PROMISED_GAINS: readonly Trigger[] = FAIR_INVESTMENT_COMMUNICATION.filter(
  ({ tags }) => tags.includes("guaranteed_returns"),
);
