import type { SignalInput } from "../frames/signal.ts";
import { recognizeWrongs } from "./recognize_wrongs.ts";

/** Shorter answers show too little to be plainly lawful, unless their language ends no sentence by a mark. */
const FEWEST_SENTENCES = 3;
/** UTF-16 units. */
const LONG_TEXT = 200;
const FEWEST_CONCEPTS = 12;
/** Below this an answer resembles lawful ones too much for any rule. */
const LAWFUL = 0.3;

/** Whether an answer is plainly like lawful ones, so that rules which find a wrong in it are not believed. */
export function resemblesLawful(context: SignalInput): boolean {
  const { sentences, text, words } = context.output;
  if (sentences.length < FEWEST_SENTENCES && text.length < LONG_TEXT) return false;
  if (words.concepts.size < FEWEST_CONCEPTS) return false;
  return recognizeWrongs(context).unlawful < LAWFUL;
}
