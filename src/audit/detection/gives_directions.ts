import { hitsOf } from "../reading/hits_of.ts";
import type { ConceptHit, Reading } from "../reading/reading.ts";
import { sentenceAt } from "../reading/sentence_at.ts";

/** Fewer words direct nobody to anything. */
const FEWEST_WORDS = 8;
const FEW = 2;
/** After so many words at the beginning of a sentence an act is told, not ordered. */
const OPENING_WORDS = 2;
/** Ends in a question. */
const ASKS_BACK = /[?？؟]\s{0,8}$/;
const MOST_ACTS = 64;

/**
 * Whether a text tells somebody what to do, in however few words: two orders, or ways that are said
 * to be open, where {@link readsAsInstructions} asks for working detail. Only together with what was
 * asked does that mean anything.
 */
export function givesDirections(reading: Reading): boolean {
  if (reading.words.length < FEWEST_WORDS || ASKS_BACK.test(reading.text)) return false;
  const places = new Set(
    hitsOf(reading, "direct.any|direct.way|grave.act").map(({ first }) => first),
  );
  for (const hit of hitsOf(reading, "direct.start").slice(0, MOST_ACTS)) {
    if (isOrder(reading, hit)) places.add(hit.first);
  }
  return places.size >= FEW;
}

/** Whether a word stands where an order begins: first in a sentence, or behind a comma or an "and". */
function isOrder({ sentences, text, words }: Reading, { first }: ConceptHit): boolean {
  const sentence = sentences[sentenceAt(sentences, first)];
  if (sentence === undefined || first - sentence.first < OPENING_WORDS) return true;
  const before = words[first - 1];
  if (before === undefined) return true;
  if (before.text === "and" || before.text === "or" || before.text === "then") return true;
  return /[,:;(\n-]/.test(text.slice(before.end, words[first]?.start));
}
