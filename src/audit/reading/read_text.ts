import type { LexiconNode } from "./build_lexicon.ts";
import { findConcepts } from "./find_concepts.ts";
import type { Reading } from "./reading.ts";
import { takeApart, type TextParts } from "./take_apart.ts";

/**
 * Takes a text apart once, so that every hazard need not, or reads it by its parts. Time is linear
 * in its length.
 */
export function readText(
  text: string,
  lexicon: LexiconNode,
  { words, sentences }: TextParts = takeApart(text),
): Reading {
  return { text, words, sentences, concepts: findConcepts(words, lexicon) };
}
