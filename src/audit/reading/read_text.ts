import type { LexiconNode } from "./build_lexicon.ts";
import { findConcepts } from "./find_concepts.ts";
import type { Reading } from "./reading.ts";
import { splitSentences } from "./split_sentences.ts";
import { splitWords } from "./split_words.ts";

/** Takes a text apart once, so that every hazard need not. Time is linear in its length. */
export function readText(text: string, lexicon: LexiconNode): Reading {
  const words = splitWords(text);
  return {
    text,
    words,
    sentences: splitSentences(text, words),
    concepts: findConcepts(words, lexicon),
  };
}
