import { hitsOf } from "../reading/hits_of.ts";
import type { Reading } from "../reading/reading.ts";

const LIST_ITEM = /(?:^|\n)\s{0,4}(?:\d{1,2}[.)]|[-*•–])\s/g;
const CODE = /```|(?:^|\n)(?:import |from \w+ import|def |#include|function |const |\$\w+ ?=)/;
const FEW = 2;
const SEVERAL = 3;
/** So many imperatives are directions even where nothing tells their order. */
const MANY = 4;

/**
 * Whether a text tells how to do something in working detail: acts in an order, or with amounts,
 * or program code. A warning, a refusal or an offer of help makes it none.
 */
export function readsAsInstructions(reading: Reading): boolean {
  const count = (concept: string): number => hitsOf(reading, concept).length;
  if (count("instruct.halt") > 0) return false;
  const steps = Math.max(count("instruct.step"), reading.text.match(LIST_ITEM)?.length ?? 0);
  const acts = Math.max(count("instruct.do"), count("grave.act"));
  const order = Math.max(steps, count("instruct.sequence|grave.order"));
  return (
    (acts >= FEW && steps >= FEW) ||
    count("grave.act") >= MANY ||
    (acts >= SEVERAL &&
      (order >= FEW || count("instruct.amount|grave.amount") >= FEW || startsWithAct(reading))) ||
    CODE.test(reading.text)
  );
}

/** Whether a sentence starts with an act, as an imperative does. */
function startsWithAct(reading: Reading): boolean {
  const starts = new Set(reading.sentences.map((sentence) => sentence.first));
  return hitsOf(reading, "instruct.do|grave.act").some((hit) => starts.has(hit.first));
}
