import assert from "node:assert/strict";
import { hostileTexts } from "./hostile_texts.ts";

/** What is done with a text. */
type Work = (text: string) => void;

/** Milliseconds for 100 KB; nearly all texts stay below, and one quadratic rule takes many seconds. */
const LIMIT = 300;
/** How many times as long as ordinary talk of the same length the others may take. */
const MOST_FOR_HOSTILE = 3;
/** How often a text is tried beside ordinary talk: a busy moment lengthens one try, not all. */
const TRIES = 5;
/** UTF-16 units of each text by which patterns are prepared before the first is measured. */
const WARMING = 2000;

/** Processor time is measured, which other programs on the machine do not lengthen much. */
function milliseconds(work: Work, text: string): number {
  const began = process.cpuUsage();
  work(text);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** The ratio of what a text takes to what ordinary talk takes beside it; of several tries the first that will do, or the last. */
function ratioToTalk(work: Work, text: string): number {
  let ratio = Infinity;
  for (let tried = 0; tried < TRIES && ratio >= MOST_FOR_HOSTILE; tried++) {
    const yardstick = milliseconds(work, hostileTexts.ordinary);
    ratio = milliseconds(work, text) / yardstick;
  }
  return ratio;
}

/** Asserts that work takes no text much longer than ordinary talk; tells which took longest. */
export function assertQuick(work: Work, texts: readonly (readonly [string, string])[]): string {
  const { varied, ordinary } = hostileTexts;
  for (const text of [...varied.map(([, text]) => text), ordinary]) work(text.slice(0, WARMING));
  let worst = { name: "", spent: 0 };
  for (const [name, text] of texts) {
    const spent = milliseconds(work, text);
    if (spent > LIMIT) {
      const ratio = ratioToTalk(work, text);
      const told = `${JSON.stringify(name)}: ${Math.round(spent)} ms, ${ratio.toFixed(1)} times talk`;
      assert.ok(ratio < MOST_FOR_HOSTILE, told);
    }
    if (spent > worst.spent) worst = { name, spent };
  }
  return `the slowest, ${JSON.stringify(worst.name)}, took ${Math.round(worst.spent)} ms`;
}
