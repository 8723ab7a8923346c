import { splitWords } from "./split_words.ts";

/**
 * A vocabulary: concept names with their terms, separated by commas or line ends. A term is one or
 * more words; a `*` at its end lets the last word go on (`explosiv*`).
 */
export type Vocabulary = Readonly<Record<string, string>>;

/** A beginning of words, and what follows it. */
export interface Stem {
  readonly text: string;
  readonly node: LexiconNode;
}

/** A node of the tree of terms: what may follow, and which concepts end here. */
export interface LexiconNode {
  readonly words: Map<string, LexiconNode>;
  /** Beginnings of words. */
  readonly stems: Map<string, LexiconNode>;
  /** The same by their first characters, as `stemKey` has them, those of one length together. */
  readonly stemsByKey: Map<string, Stem[]>;
  readonly concepts: Set<string>;
  /** At the root: terms are also found behind the particles that Arabic and Hebrew join to words. */
  readonly behindProclitics?: true;
}

/**
 * Joins vocabularies into one tree, in which a text is looked up in one pass.
 *
 * @param options.behindProclitics finds terms behind joined particles too, in Arabic and Hebrew
 */
export function buildLexicon(
  vocabularies: readonly Vocabulary[],
  options: Pick<LexiconNode, "behindProclitics"> = {},
): LexiconNode {
  const root = { ...newNode(), ...options };
  for (const vocabulary of vocabularies) {
    for (const [concept, terms] of Object.entries(vocabulary)) {
      for (const term of terms.split(/[,\n]/)) addTerm(root, { concept, term: term.trim() });
    }
  }
  indexStems(root);
  return root;
}

function newNode(): LexiconNode {
  return { words: new Map(), stems: new Map(), stemsByKey: new Map(), concepts: new Set() };
}

/** The first two characters of a word or stem; one where it has no more. */
export function stemKey(word: string): string {
  return word.slice(0, 2);
}

/** Sets the stems of a node and of all below apart by their first characters. */
function indexStems(node: LexiconNode): void {
  const lengths = [...new Set([...node.stems.keys()].map((stem) => stem.length))];
  for (const length of lengths) {
    for (const [text, next] of node.stems) {
      if (text.length !== length) continue;
      const key = stemKey(text);
      const same = node.stemsByKey.get(key);
      if (same === undefined) node.stemsByKey.set(key, [{ text, node: next }]);
      else same.push({ text, node: next });
    }
  }
  for (const next of [...node.words.values(), ...node.stems.values()]) indexStems(next);
}

function addTerm(root: LexiconNode, entry: { concept: string; term: string }): void {
  const isStem = entry.term.endsWith("*");
  const terms = splitWords(entry.term.replace(/\*$/, ""));
  const alone = terms.length === 1 && !isStem;
  const words = terms.map(({ text, marked }) => (alone ? (marked ?? text) : text));
  let node = root;
  words.forEach((word, index) => {
    const stem = isStem && index === words.length - 1;
    const branch = stem ? node.stems : node.words;
    const next = branch.get(word) ?? newNode();
    branch.set(word, next);
    node = next;
  });
  if (node !== root) node.concepts.add(entry.concept);
}
