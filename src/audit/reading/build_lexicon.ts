import { simplifyHan } from "./simplify_han.ts";
import { splitWords } from "./split_words.ts";

/**
 * A vocabulary: concept names with their terms, separated by commas or line ends. A term is one or
 * more words; a `*` at the end of a word lets it go on (`explosiv*`, `sztuczn* inteligencj*`).
 */
export type Vocabulary = Readonly<Record<string, string>>;

/** A beginning of words, and what follows it. */
export interface Stem {
  readonly text: string;
  readonly node: LexiconNode;
}

/**
 * A node of the tree of terms: what may follow, and which concepts end here. Most nodes of the
 * 180,000 lead nowhere or end nothing, and all of those share what is empty.
 */
export interface LexiconNode {
  readonly words: ReadonlyMap<string, LexiconNode>;
  /** Beginnings of words by their first characters, as `stemKeys` has them. */
  readonly stems: ReadonlyMap<string, readonly Stem[]>;
  readonly concepts: readonly string[];
  /** At the root: terms are also found behind the particles that Arabic and Hebrew join to words. */
  readonly behindProclitics?: true;
}

/** A node while terms are added; what is absent is empty. */
interface Branch {
  words?: Map<string, Branch>;
  stems?: Map<string, Branch>;
  concepts?: Set<string>;
}

const NO_WORDS: LexiconNode["words"] = new Map();
const NO_STEMS: LexiconNode["stems"] = new Map();
const NO_CONCEPTS: LexiconNode["concepts"] = [];

/**
 * Joins vocabularies into one tree, in which a text is looked up in one pass.
 *
 * @param options.behindProclitics finds terms behind joined particles too, in Arabic and Hebrew
 */
export function buildLexicon(
  vocabularies: readonly Vocabulary[],
  options: Pick<LexiconNode, "behindProclitics"> = {},
): LexiconNode {
  const root: Branch = {};
  for (const vocabulary of vocabularies) {
    for (const [concept, terms] of Object.entries(vocabulary)) {
      for (const term of terms.split(/[,\n]/)) addTerm(root, { concept, term: term.trim() });
    }
  }
  return { ...finish(root, new Map()), ...options };
}

/** So few stems begin with the same four characters that looking at each of them is no work. */
const KEY_LENGTH = 4;

/** What the stems stand under that may begin a word. */
export function stemKeys(word: string): readonly string[] {
  const keys: string[] = [];
  const longest = Math.min(KEY_LENGTH, word.length);
  for (let length = 1; length <= longest; length += 1) keys.push(word.slice(0, length));
  return keys;
}

/** Equal lists of concepts are the same list: there are ten times as many ends of terms. */
type ConceptLists = Map<string, readonly string[]>;

function finish(branch: Branch, lists: ConceptLists): LexiconNode {
  return {
    words: branch.words === undefined ? NO_WORDS : finishWords(branch.words, lists),
    stems: branch.stems === undefined ? NO_STEMS : finishStems(branch.stems, lists),
    concepts: branch.concepts === undefined ? NO_CONCEPTS : sharedList(branch.concepts, lists),
  };
}

function finishWords(words: Map<string, Branch>, lists: ConceptLists): LexiconNode["words"] {
  return new Map(Array.from(words, ([word, branch]) => [word, finish(branch, lists)]));
}

function finishStems(stems: Map<string, Branch>, lists: ConceptLists): LexiconNode["stems"] {
  const finished = Array.from(stems, ([text, branch]) => ({ text, node: finish(branch, lists) }));
  return Map.groupBy(finished, (stem) => stem.text.slice(0, KEY_LENGTH));
}

function sharedList(concepts: ReadonlySet<string>, lists: ConceptLists): readonly string[] {
  const key = [...concepts].join();
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = [...concepts];
  lists.set(key, list);
  return list;
}

function addTerm(root: Branch, { concept, term }: { concept: string; term: string }): void {
  const words = wordsOf(term);
  let node = root;
  for (const { text, goesOn } of words) {
    const branches = goesOn ? (node.stems ??= new Map()) : (node.words ??= new Map());
    const next = branches.get(text) ?? {};
    branches.set(text, next);
    node = next;
  }
  if (node !== root) (node.concepts ??= new Set()).add(concept);
}

/** The words of a term, each with whether it is only the beginning of what stands in a text. */
function wordsOf(term: string): { text: string; goesOn: boolean }[] {
  const words = term.split(/(?<=\*)\s+/).flatMap((part) => {
    const isStem = part.endsWith("*");
    const split = splitWords(part.replace(/\*$/, ""));
    return split.map((word, index) => ({ ...word, goesOn: isStem && index === split.length - 1 }));
  });
  const alone = words.length === 1 && words[0]?.goesOn === false;
  return words.map(({ text, marked, goesOn }) => ({
    text: (alone ? marked : undefined) ?? simplifyHan(text),
    goesOn,
  }));
}
