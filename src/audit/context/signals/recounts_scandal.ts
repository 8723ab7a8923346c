import { hitsOf } from "../../reading/hits_of.ts";
import type { SignalInput } from "./signal.ts";

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
/** So many words of a public reckoning, such as an inquiry and a sentence. */
const FEWEST = 2;

/** Whether the answer recounts a scandal that was asked for: in a year, and publicly reckoned with. */
export function recountsScandal({ input, output }: SignalInput): boolean {
  if (!YEAR.test(output.text)) return false;
  if (hitsOf(input.words, "scandal.asked").length === 0) return false;
  const reckoned = hitsOf(output.words, "scandal.reckoned").map(
    ({ first }) => output.words.words[first]?.text,
  );
  return new Set(reckoned).size >= FEWEST;
}
