import { join } from "node:path";
import { NAME_LISTS } from "../../../audit/tagging/gazetteer/name_lists.ts";
import { CITIES } from "../../../audit/tagging/gazetteer/place_names.ts";
import { type Grades, type NameGrades, raise, readNameGrades } from "./read_name_grades.ts";
import { readWordUses, type WordUse } from "./read_word_uses.ts";
import { readWrittenForms, type WrittenForms } from "./read_written_forms.ts";

const WRITTEN = ["en", "de", "es"] as const;
/** Log probability of a word that no list holds. */
const NEVER = -25;
/** Log probability below every listed form's. */
const UNSEEN = -21;

/** All that is known of a word in lower case, as small numbers. */
export interface CollectedWord {
  readonly given: number;
  readonly surname: number;
  readonly place: number;
  readonly spread: number;
  readonly commonness: number;
  readonly personShare: number;
  readonly placeShare: number;
  /** Per language of `WRITTEN`: how often with a capital, 0 unknown, 1 never, to 7 always. */
  readonly capitals: readonly [number, number, number];
  /** English Brown clusters of the capitalised and of the lower-case form. */
  readonly capitalCluster: number;
  readonly lowerCluster: number;
  /** Log probability in the language that uses it most. */
  readonly chance: number;
}

function capitalise(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

function capitalsOf(forms: WrittenForms, word: string): number {
  const lower = forms.chances.get(word);
  const upper = forms.chances.get(capitalise(word));
  if (lower === undefined && upper === undefined) return 0;
  const share = 1 / (1 + Math.exp((lower ?? UNSEEN) - (upper ?? UNSEEN)));
  return 1 + [0.02, 0.1, 0.3, 0.6, 0.85, 0.96].filter((bound) => share > bound).length;
}

function spreadOf(use: WordUse | undefined): number {
  return [1, 2, 3, 5, 9, 16, 25].filter((bound) => (use?.languages ?? 0) >= bound).length;
}

function commonnessOf(use: WordUse | undefined): number {
  if (use === undefined) return 0;
  return 1 + [570, 530, 490, 450, 400, 350].filter((bound) => use.rarity <= bound).length;
}

/** Per cluster, the share of its capitalised forms that are among the given words. */
function sharesOf(forms: WrittenForms, known: ReadonlySet<string>): Map<number, number> {
  const counts = new Map<number, { all: number; known: number }>();
  for (const [form, cluster] of forms.clusters) {
    if (cluster === 0 || !/^\p{Lu}\p{Ll}+$/u.test(form)) continue;
    const count = counts.get(cluster) ?? { all: 0, known: 0 };
    count.all++;
    if (known.has(form.toLowerCase())) count.known++;
    counts.set(cluster, count);
  }
  return new Map([...counts].map(([cluster, { all, known: some }]) => [cluster, some / (all + 5)]));
}

function gradeShare(share: number): number {
  return [0.15, 0.35, 0.55].filter((bound) => share > bound).length;
}

function frequent(grades: Grades, atLeast: number): string[] {
  return [...grades].filter(([, grade]) => grade >= atLeast).map(([name]) => name);
}

/** Adds the lists of the repository, which hold names that the census does not. */
function addLists({ given, surnames, places }: NameGrades): void {
  for (const list of NAME_LISTS) {
    for (const name of list.given.split(" ")) raise(given, name, 2);
    for (const name of list.surnames.split(" ")) raise(surnames, name, 2);
  }
  for (const city of CITIES.split("|")) raise(places, city, 2);
}

/** Words of which little is known are left out: rare ones that are no frequent name. */
function isWorthKeeping(word: CollectedWord): boolean {
  const { given, surname, place, chance, commonness, personShare, placeShare } = word;
  if (given > 0 || surname >= 2 || place >= 2) return true;
  if (surname + place > 0 && chance > -17.5) return true;
  if (chance > -12.7 || commonness >= 5) return true;
  if (word.capitalCluster + word.lowerCluster > 0 && chance > -15.5) return true;
  return (personShare > 1 || placeShare > 1) && chance > -15;
}

interface Sources {
  readonly grades: NameGrades;
  readonly uses: ReadonlyMap<string, WordUse>;
  readonly written: readonly WrittenForms[];
  /** Per language of `WRITTEN` and cluster: the shares of names of persons and of places. */
  readonly persons: readonly ReadonlyMap<number, number>[];
  readonly places: readonly ReadonlyMap<number, number>[];
}

function readSources(folder: string): Sources {
  const grades = readNameGrades(folder);
  addLists(grades);
  const forms = join(folder, "spacy_lookups_data", "data");
  const written = WRITTEN.map((language) => readWrittenForms(forms, language));
  const persons = new Set([...grades.given.keys(), ...frequent(grades.surnames, 2)]);
  const places = new Set(grades.places.keys());
  return {
    grades,
    uses: readWordUses(join(folder, "wordfreq", "data")),
    written,
    persons: written.map((one) => sharesOf(one, persons)),
    places: written.map((one) => sharesOf(one, places)),
  };
}

function describe(word: string, sources: Sources): CollectedWord {
  const { grades, uses, written } = sources;
  const capitalised = capitalise(word);
  const clusters = written.map((forms) => forms.clusters.get(capitalised) ?? 0);
  const highest = (shares: Sources["persons"]): number =>
    gradeShare(Math.max(...clusters.map((cluster, at) => shares[at]!.get(cluster) ?? 0)));
  const chances = written.flatMap(({ chances: of }) => [of.get(word), of.get(capitalised)]);
  return {
    given: grades.given.get(word) ?? 0,
    surname: grades.surnames.get(word) ?? 0,
    place: grades.places.get(word) ?? 0,
    spread: spreadOf(uses.get(word)),
    commonness: commonnessOf(uses.get(word)),
    personShare: highest(sources.persons),
    placeShare: highest(sources.places),
    capitals: written.map((forms) => capitalsOf(forms, word)) as [number, number, number],
    capitalCluster: clusters[0]!,
    lowerCluster: written[0]!.clusters.get(word) ?? 0,
    chance: Math.max(...chances.map((chance) => chance ?? NEVER)),
  };
}

/**
 * Puts together what the packages, installed into one folder, say of words in Latin script.
 *
 * @returns The words worth keeping, in lower case.
 */
export function collectWords(folder: string): Map<string, CollectedWord> {
  const sources = readSources(folder);
  const { given, surnames, places } = sources.grades;
  const words = new Set(
    [given, surnames, places, sources.uses].flatMap((known) => [...known.keys()]),
  );
  for (const { clusters } of sources.written) {
    for (const [form, cluster] of clusters) {
      if (cluster !== 0 && /^\p{L}\p{Ll}+$/u.test(form)) words.add(form.toLowerCase());
    }
  }
  const collected = new Map<string, CollectedWord>();
  for (const word of words) {
    if (!/^\p{Script=Latin}{2,}$/u.test(word)) continue;
    const known = describe(word, sources);
    if (isWorthKeeping(known)) collected.set(word, known);
  }
  return collected;
}
