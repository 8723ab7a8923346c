import type { SignalInput } from "../frames/signal.ts";
import { recognizeWrongs } from "./recognize_wrongs.ts";

/** Shorter answers show too little to be plainly lawful, unless their language ends no sentence by a mark. */
const FEWEST_SENTENCES = 4;
/** UTF-16 units. */
const LONG_TEXT = 300;
const FEWEST_CONCEPTS = 20;
/** Below this an answer resembles lawful ones too much for rules of few words. */
const DOUBTFUL = 0.25;
/** Below this it resembles them too much for any rule. */
const LAWFUL = 0.15;

/** An answer that resembles one wrong this much is not plainly lawful. */
const SOME_WRONG = 0.5;

/** Which rules are not believed about an answer. */
export type DoubtedRules = "none" | "brief" | "all";

/**
 * Which rules that find a wrong in an answer are not believed, since it is otherwise plainly like
 * lawful ones, by all that is heard in it.
 */
export function doubtedRules(context: SignalInput): DoubtedRules {
  const { sentences, text, words } = context.output;
  if (sentences.length < FEWEST_SENTENCES && text.length < LONG_TEXT) return "none";
  if (words.concepts.size < FEWEST_CONCEPTS) return "none";
  const { unlawful, wrongs } = recognizeWrongs(context);
  if (wrongs.some(({ probability }) => probability >= SOME_WRONG)) return "none";
  if (unlawful < LAWFUL) return "all";
  return unlawful < DOUBTFUL ? "brief" : "none";
}
