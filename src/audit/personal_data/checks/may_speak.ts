import type { DetectionInput } from "../detector.ts";
import { numberedText } from "../numbered/numbered_text.ts";
import type { WordList } from "./word_list.ts";

/**
 * Whether one of the words may stand anywhere in the text: asked once, before looking beside each
 * of many numbers. Never wrongly no.
 */
export function maySpeak(input: DetectionInput, words: WordList): boolean {
  return numberedText(input).mayBeginWith(words.beginnings);
}
