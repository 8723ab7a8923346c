import type { Reading } from "../reading/reading.ts";

/**
 * The concepts of every sentence, and every concept together with each frame and kind of people in
 * the same sentence (`violence.attack&frame.how_to`): names, each once a sentence.
 */
export function conceptFeatures(reading: Reading): string[][] {
  const perSentence: Set<string>[] = reading.sentences.map(() => new Set());
  for (const [concept, hits] of reading.concepts) {
    let index = 0;
    for (const hit of hits) {
      while ((reading.sentences[index]?.last ?? Infinity) <= hit.first) index += 1;
      perSentence[index]?.add(concept);
    }
  }
  return perSentence.map(withCrosses);
}

function withCrosses(concepts: ReadonlySet<string>): string[] {
  const names = [...concepts];
  const circumstances = names.filter(isCircumstance);
  for (const concept of concepts) {
    if (isCircumstance(concept)) continue;
    for (const circumstance of circumstances) names.push(`${concept}&${circumstance}`);
  }
  return names;
}

function isCircumstance(concept: string): boolean {
  return concept.startsWith("frame.") || concept.startsWith("people.");
}
