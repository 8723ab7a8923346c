import { type LexiconNode, type Stem, stemKeys } from "./build_lexicon.ts";
import { rememberFrequentWords } from "../tagging/remember_frequent_words.ts";
import { formsOf } from "./forms_of.ts";
import type { ConceptHit, Word } from "./reading.ts";
import { simplifyHan } from "./simplify_han.ts";
import { withoutProclitics } from "./without_proclitics.ts";

const DISGUISED = /[a-z]/;
/** "The under-13s", "the 80s": no letter is disguised there. */
const PLURAL = /^\d+s$/;
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

/** A word as a lexicon reads it. */
interface Token {
  /** Undisguised. */
  readonly text: string;
  /** What its stems stand under. */
  readonly keys: readonly string[];
  /** The concepts of which it is a term by itself. */
  readonly concepts: readonly string[];
  /** Where it leads as the first word of longer terms. */
  readonly begins: readonly LexiconNode[];
}

/** A word in a text, and the hits of its concepts once there are any. */
interface TokenHere {
  readonly token: Token;
  lists?: readonly ConceptHit[][];
}

/** What words are to a lexicon. */
const readers = new WeakMap<LexiconNode, (word: string) => Token>();

/**
 * Finds the concepts of a lexicon among the words of a text, at every position all that end there.
 * Terms have few words, so the time is linear in the length of the text.
 */
export function findConcepts(
  words: readonly Word[],
  lexicon: LexiconNode,
): Map<string, ConceptHit[]> {
  const hits = new Map<string, ConceptHit[]>();
  const here = tokensOf(words, lexicon);
  for (let first = 0; first < here.length; first += 1) {
    const one = here[first] as TokenHere;
    const { marked } = words[first] as Word;
    // Without its marks the word alone is another; a phrase that begins with it is the same.
    if (marked !== undefined) {
      const alone = lexicon.words.get(marked)?.concepts ?? [];
      addTo(listsOf(alone, hits), { first, last: first + 1 });
    } else if (one.token.concepts.length > 0) {
      addTo((one.lists ??= listsOf(one.token.concepts, hits)), { first, last: first + 1 });
    }
    let nodes = one.token.begins;
    for (let index = first + 1; nodes.length > 0 && index < here.length; index += 1) {
      nodes = followAll(nodes, (here[index] as TokenHere).token);
      for (const { concepts } of nodes) {
        if (concepts.length > 0) addTo(listsOf(concepts, hits), { first, last: index + 1 });
      }
    }
  }
  return hits;
}

function tokensOf(words: readonly Word[], lexicon: LexiconNode): TokenHere[] {
  const { texts, indices } = formsOf(words);
  const read = readerOf(lexicon);
  const here = texts.map((text): TokenHere => ({ token: read(text) }));
  return indices.map((index) => here[index] as TokenHere);
}

function listsOf(concepts: readonly string[], hits: Map<string, ConceptHit[]>): ConceptHit[][] {
  return concepts.map((concept) => {
    let list = hits.get(concept);
    if (list === undefined) hits.set(concept, (list = []));
    return list;
  });
}

function addTo(lists: readonly ConceptHit[][], hit: ConceptHit): void {
  for (const list of lists) list.push(hit);
}

function readerOf(lexicon: LexiconNode): (word: string) => Token {
  const known = readers.get(lexicon);
  if (known !== undefined) return known;
  const read = rememberFrequentWords((word) => readToken(word, lexicon));
  readers.set(lexicon, read);
  return read;
}

function readToken(word: string, lexicon: LexiconNode): Token {
  const text = simplifyHan(undisguise(word));
  const keys = stemKeys(text);
  const nodes = new Set(followAll([lexicon], { text, keys }));
  const rests = lexicon.behindProclitics === true ? withoutProclitics(text) : [];
  for (const rest of rests) {
    const behind = { text: rest, keys: stemKeys(rest) };
    for (const node of followAll([lexicon], behind)) nodes.add(node);
  }
  if (nodes.size === 0) return { text, keys, concepts: NO_CONCEPTS, begins: NOWHERE };
  const concepts = [...nodes].flatMap((node) => node.concepts);
  return { text, keys, concepts, begins: [...nodes].filter(leadsOn) };
}

function leadsOn({ words, stems }: LexiconNode): boolean {
  return words.size > 0 || stems.size > 0;
}

const NOWHERE: readonly LexiconNode[] = [];
const NO_STEMS: readonly Stem[] = [];
const NO_CONCEPTS: readonly string[] = [];

function followAll(
  nodes: readonly LexiconNode[],
  { text, keys }: Pick<Token, "text" | "keys">,
): readonly LexiconNode[] {
  let next: LexiconNode[] | undefined;
  for (const { words, stems } of nodes) {
    const exact = words.size === 0 ? undefined : words.get(text);
    if (exact !== undefined) (next ??= []).push(exact);
    if (stems.size === 0) continue;
    for (const key of keys) {
      for (const stem of stems.get(key) ?? NO_STEMS) {
        if (text.startsWith(stem.text)) (next ??= []).push(stem.node);
      }
    }
  }
  return next ?? NOWHERE;
}

/** Reads digits and signs that stand for letters inside a word: `k1ll`, `p@ssword`. */
function undisguise(word: string): string {
  if (!DISGUISE.test(word) || !DISGUISED.test(word) || PLURAL.test(word)) return word;
  return Array.from(word, (letter) => LETTER_FOR[letter] ?? letter).join("");
}
