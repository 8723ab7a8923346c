import { type LexiconNode, type Stem, stemKey } from "./build_lexicon.ts";
import { rememberFrequentWords } from "../tagging/remember_frequent_words.ts";
import type { ConceptHit, Word } from "./reading.ts";
import { withoutProclitics } from "./without_proclitics.ts";

const DISGUISED = /[a-z]/;
const DISGUISE = /[0-9$@!|]/;
const LETTER_FOR: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "$": "s",
  "@": "a",
  "!": "i",
  "|": "l",
};

/** Where words lead from the root of a lexicon. */
const beginnings = new WeakMap<LexiconNode, (word: string) => readonly LexiconNode[]>();

/**
 * Finds the concepts of a lexicon among the words of a text, at every position all that end there.
 * Terms have few words, so the time is linear in the length of the text.
 */
export function findConcepts(
  words: readonly Word[],
  lexicon: LexiconNode,
): Map<string, ConceptHit[]> {
  const hits = new Map<string, ConceptHit[]>();
  const texts = words.map((word) => undisguise(word.text));
  const begin = beginningsIn(lexicon);
  // Most words of a text stand in it more than once, and most begin no term.
  const begun = new Map<string, readonly LexiconNode[]>();
  for (let first = 0; first < texts.length; first += 1) {
    const word = texts[first] as string;
    let nodes = begun.get(word);
    if (nodes === undefined) {
      nodes = begin(word);
      begun.set(word, nodes);
    }
    const { marked } = words[first] as Word;
    if (marked !== undefined) {
      collect(lexicon.words.get(marked), { hit: { first, last: first + 1 }, hits });
    }
    for (let index = first; nodes.length > 0; index += 1) {
      const hit = { first, last: index + 1 };
      // Without its marks the word alone is another; a phrase that begins with it is the same.
      const another = index === first && marked !== undefined;
      if (!another) for (const node of nodes) collect(node, { hit, hits });
      if (index + 1 >= texts.length) break;
      nodes = followAll(nodes, texts[index + 1] as string);
    }
  }
  return hits;
}

function collect(
  node: LexiconNode | undefined,
  { hit, hits }: { hit: ConceptHit; hits: Map<string, ConceptHit[]> },
): void {
  if (node === undefined) return;
  for (const concept of node.concepts) {
    const list = hits.get(concept);
    if (list === undefined) hits.set(concept, [hit]);
    else list.push(hit);
  }
}

function beginningsIn(lexicon: LexiconNode): (word: string) => readonly LexiconNode[] {
  const known = beginnings.get(lexicon);
  if (known !== undefined) return known;
  const root = [lexicon];
  const begin = rememberFrequentWords((word) => {
    const nodes = followAll(root, word);
    if (lexicon.behindProclitics !== true) return nodes;
    const more = withoutProclitics(word).flatMap((rest) => followAll(root, rest));
    return more.length === 0 ? nodes : [...new Set([...nodes, ...more])];
  });
  beginnings.set(lexicon, begin);
  return begin;
}

const NOWHERE: readonly LexiconNode[] = [];
const NO_STEMS: readonly Stem[] = [];

function followAll(nodes: readonly LexiconNode[], word: string): readonly LexiconNode[] {
  let next: LexiconNode[] | undefined;
  for (const node of nodes) {
    const exact = node.words.get(word);
    if (exact !== undefined) (next ??= []).push(exact);
    if (node.stems.size === 0) continue;
    for (const key of [stemKey(word), word.charAt(0)]) {
      for (const stem of node.stems.get(key) ?? NO_STEMS) {
        if (word.startsWith(stem.text)) (next ??= []).push(stem.node);
      }
      if (word.length === 1) break;
    }
  }
  return next ?? NOWHERE;
}

/** Reads digits and signs that stand for letters inside a word: `k1ll`, `p@ssword`. */
function undisguise(word: string): string {
  if (!DISGUISE.test(word) || !DISGUISED.test(word)) return word;
  return Array.from(word, (letter) => LETTER_FOR[letter] ?? letter).join("");
}
