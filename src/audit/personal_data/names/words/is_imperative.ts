import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

const DETERMINER = "(?:each|every|the|all|your|this|that|these|those|any|it|them|both)";
/** Given names that are verbs too, and what stands behind the verb. */
const BEHIND: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    bill: " to:",
    mark: ` (?:as|${DETERMINER})\\b`,
    grant: ` (?:access|permission|${DETERMINER})\\b`,
    pat: ` (?:dry|${DETERMINER})\\b`,
    rob: ` ${DETERMINER}\\b`,
    sue: ` ${DETERMINER}\\b`,
    chase: ` (?:up|${DETERMINER})\\b`,
    drew: ` ${DETERMINER}\\b`,
    skip: ` (?:to|${DETERMINER})\\b`,
    wade: " (?:in|into|through)\\b",
    marina: " (?:berth|fees?|office|staff)\\b",
  }).map(([verb, behind]) => [verb, new RegExp(`^${behind}`, "u")]),
);

/** Whether a sentence's first word bids to do something: "Mark each plank", "Bill to:". */
export function isImperative({ first, last, end }: TaggedName, analysis: Analysis): boolean {
  if (first !== last || analysis.openings[first] === 0) return false;
  const behind = BEHIND.get(analysis.types[first]!.lower);
  return behind?.test(analysis.text.slice(end, end + 16)) === true;
}
