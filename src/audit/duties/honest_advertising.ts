import type { Trigger } from "../laws/law.ts";
import { HONEST_COMMERCE } from "./honest_commerce.ts";

/** What presses people or keeps them in a contract is no untrue statement. */
const OTHER_THAN_STATEMENTS = new Set(["cancellation_obstructed", "exploited_vulnerability"]);

/** Consumers are told no untruths: for articles on advertising and on misleading statements. */
export const HONEST_ADVERTISING: readonly Trigger[] = HONEST_COMMERCE.filter(
  ({ tags }) => !tags.some((tag) => OTHER_THAN_STATEMENTS.has(tag)),
);
