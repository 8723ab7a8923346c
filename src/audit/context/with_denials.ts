import { findHit } from "../reading/find_hit.ts";
import { hitsOf } from "../reading/hits_of.ts";
import type { ConceptHit, Reading } from "../reading/reading.ts";
import { sentenceAt } from "../reading/sentence_at.ts";

const GRANT = "treatment.grant";
const NO = "treatment.no";
const DENIED = "treatment.denied";

/** A negation stands at most this many words before or behind what it denies. */
const REACH = 4;

/**
 * A reading in which a grant beside a negation counts as a denial: "we will not be hiring", "nicht
 * einstellen", "採用できません". What is denied is said in too many ways to list each.
 */
export function withDenials(words: Reading): Reading {
  const negated = hitsOf(words, GRANT).flatMap((hit) => denialAt(words, hit));
  if (negated.length === 0) return words;
  const denials = [...hitsOf(words, DENIED), ...negated].sort((a, b) => a.first - b.first);
  return { ...words, concepts: new Map(words.concepts).set(DENIED, denials) };
}

function denialAt(words: Reading, hit: ConceptHit): ConceptHit[] {
  const sentence = words.sentences[sentenceAt(words.sentences, hit.first)];
  if (sentence === undefined) return [];
  const place = {
    first: Math.max(sentence.first, hit.first - REACH),
    last: Math.min(sentence.last, hit.last + REACH),
  };
  const no = findHit(hitsOf(words, NO), { place });
  if (no === undefined) return [];
  return [{ first: Math.min(no.first, hit.first), last: Math.max(no.last, hit.last) }];
}
