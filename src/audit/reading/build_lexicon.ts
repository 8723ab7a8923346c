import { splitWords } from "./split_words.ts";

/**
 * A vocabulary: concept names with their terms, separated by commas or line ends. A term is one or
 * more words; a `*` at its end lets the last word go on (`explosiv*`).
 */
export type Vocabulary = Readonly<Record<string, string>>;

/** A node of the tree of terms: what may follow, and which concepts end here. */
export interface LexiconNode {
  readonly words: Map<string, LexiconNode>;
  /** Beginnings of words, with the lengths at which one must look. */
  readonly stems: Map<string, LexiconNode>;
  readonly stemLengths: Set<number>;
  readonly concepts: Set<string>;
}

/** Joins vocabularies into one tree, in which a text is looked up in one pass. */
export function buildLexicon(vocabularies: readonly Vocabulary[]): LexiconNode {
  const root = newNode();
  for (const vocabulary of vocabularies) {
    for (const [concept, terms] of Object.entries(vocabulary)) {
      for (const term of terms.split(/[,\n]/)) addTerm(root, { concept, term: term.trim() });
    }
  }
  return root;
}

function newNode(): LexiconNode {
  return { words: new Map(), stems: new Map(), stemLengths: new Set(), concepts: new Set() };
}

function addTerm(root: LexiconNode, entry: { concept: string; term: string }): void {
  const isStem = entry.term.endsWith("*");
  const words = splitWords(entry.term.replace(/\*$/, "")).map((word) => word.text);
  let node = root;
  words.forEach((word, index) => {
    const stem = isStem && index === words.length - 1;
    const branch = stem ? node.stems : node.words;
    if (stem) node.stemLengths.add(word.length);
    const next = branch.get(word) ?? newNode();
    branch.set(word, next);
    node = next;
  });
  if (node !== root) node.concepts.add(entry.concept);
}
