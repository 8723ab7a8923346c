import type { DetectionInput } from "../detector.ts";

/** Several detectors ask about the same text: it is counted once. */
const memo = new WeakMap<DetectionInput, number>();

function isLetterOrDigit(unit: number): boolean {
  const small = unit | 32;
  return (unit >= 48 && unit <= 57) || (small >= 97 && small <= 122);
}

/**
 * How many ASCII letters and digits stand side by side at most in a text. What needs more of them
 * stands nowhere in it.
 */
export function longestRun(input: DetectionInput): number {
  const known = memo.get(input);
  if (known !== undefined) return known;
  const { text } = input;
  let longest = 0;
  let run = 0;
  for (let at = 0; at < text.length; at++) {
    run = isLetterOrDigit(text.charCodeAt(at)) ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  memo.set(input, longest);
  return longest;
}
