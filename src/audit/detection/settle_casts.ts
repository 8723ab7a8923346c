import type { Interaction } from "../interaction.ts";
import { WORKS_AND_CASTS } from "../personal_data/names/persons/works_and_casts.ts";
import type { PersonalData } from "../report.ts";
import { placeStem } from "../tagging/place_stem.ts";

/** A work by its place in the list, and whether only it has the name. */
interface Role {
  readonly work: number;
  readonly own: boolean;
}

/**
 * What tells that a text is about a work: its title, a name that only it has, a name that others
 * bear. One name alone may be somebody's.
 */
const OF_TITLE = 3;
const OF_OWN_NAME = 2;
const OF_OTHER_NAME = 1;
const ENOUGH = 4;

const CYRILLIC = /^\p{Script=Cyrillic}/u;
const PLAIN = /^[\x20-\x7e\s]*$/;
const TITLE_BEFORE = /(\p{L}{2,10})\.? $/u;
const TITLE_REACH = 12;

/** Words without marks; of Russian and its neighbours what their cases have in common. */
function simplify(text: string): string {
  const small = text.toLowerCase();
  const unmarked = PLAIN.test(small) ? small : small.normalize("NFD").replace(/\p{M}/gu, "");
  const plain = unmarked
    .replace(/['’]s(?!\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}'’]+/gu, " ")
    .trim();
  return CYRILLIC.test(plain) ? plain.split(" ").map(placeStem).join(" ") : plain;
}

function readWorks(): { titles: string[][]; roles: ReadonlyMap<string, readonly Role[]> } {
  const titles: string[][] = [];
  const roles = new Map<string, Role[]>();
  for (const line of WORKS_AND_CASTS.trim().split("\n")) {
    const [named = "", own = "", others = ""] = line.split(";");
    const work = titles.push(named.split("|").map(simplify)) - 1;
    for (const [names, isOwn] of [
      [own, true],
      [others, false],
    ] as const) {
      for (const name of names.split("|").filter((one) => one !== "")) {
        const key = simplify(name);
        roles.set(key, [...(roles.get(key) ?? []), { work, own: isOwn }]);
      }
    }
  }
  return { titles, roles };
}

const { titles: TITLES, roles: ROLES } = readWorks();

/** Endings of names in the cases of Slavic languages, without marks, and what the first case has. */
const CASE_ENDING = /(?:iego|emu|owi|iej|ego|ej|em|om|ie|[aeiouy])$/u;
const FIRST_ENDINGS = ["", "a", "o", "i", "y"] as const;
const FEWEST_LETTERS = 5;

/** The roles of a name of one word, in whatever case it stands. */
function rolesOfWord(word: string): readonly Role[] {
  const own = ROLES.get(word);
  if (own !== undefined || word.length < FEWEST_LETTERS) return own ?? [];
  const stem = word.replace(CASE_ENDING, "");
  return FIRST_ENDINGS.flatMap((ending) => ROLES.get(stem + ending) ?? []);
}

/** The roles of who is named so: by title and name, by name, by a given name and a surname. */
function rolesOf(name: string, title: string | undefined): readonly Role[] {
  const titled = title === undefined ? undefined : ROLES.get(simplify(`${title} ${name}`));
  const whole = titled ?? ROLES.get(name);
  if (whole !== undefined) return whole;
  const words = name.split(" ");
  if (words.length === 1) return rolesOfWord(name);
  if (words.length !== 2) return [];
  const [first = [], last = []] = words.map(rolesOfWord);
  return first.filter(({ work }) => last.some((other) => other.work === work));
}

/** False only if a text without accents names none of the titles; it is in small letters. */
function mayHaveTitle(small: string, titles: readonly string[]): boolean {
  return titles.some((title) => title.split(" ").every((word) => small.includes(word)));
}

/** Whether a text, simplified and with a space at both ends, names one of the titles. */
function hasTitle(words: string, titles: readonly string[]): boolean {
  return titles.some((title) => words.includes(/^[\p{L} ']*$/u.test(title) ? ` ${title} ` : title));
}

/**
 * The findings, where persons of well-known works concern nobody. A text is about a work that it
 * names together with one of its persons, or of which it names several.
 *
 * @param options `onlyTitled`: whether it must name the work, because it tells how to reach somebody.
 */
export function settleCasts(
  interaction: Interaction,
  { findings, onlyTitled }: { readonly findings: readonly PersonalData[]; onlyTitled: boolean },
): readonly PersonalData[] {
  const acting = new Map<PersonalData, readonly Role[]>();
  const told = new Map<number, Map<string, boolean>>();
  const simplified = new Map<string, string>();
  for (const finding of findings) {
    if (finding.kind !== "PERSON") continue;
    const { start, end } = finding;
    const text = interaction[finding.side].value;
    const written = text.slice(start, end);
    const name = simplified.get(written) ?? simplify(written);
    simplified.set(written, name);
    const title = TITLE_BEFORE.exec(text.slice(Math.max(0, start - TITLE_REACH), start))?.[1];
    const roles = rolesOf(name, title);
    if (roles.length === 0) continue;
    acting.set(finding, roles);
    for (const { work, own } of roles) {
      const names = told.get(work) ?? new Map<string, boolean>();
      told.set(work, names.set(name, own || names.get(name) === true));
    }
  }
  if (told.size === 0) return findings;
  const small = `${interaction.input.value} ${interaction.output.value}`.toLowerCase();
  const titled =
    !PLAIN.test(small) || [...told.keys()].some((work) => mayHaveTitle(small, TITLES[work] ?? []));
  if (onlyTitled && !titled) return findings;
  const words = titled ? ` ${simplify(small)} ` : "";
  const works = new Set<number>();
  for (const [work, names] of told) {
    let sum = hasTitle(words, TITLES[work] ?? []) ? OF_TITLE : 0;
    if (onlyTitled && sum === 0) continue;
    const known = sum > 0 || [...names.values()].includes(true);
    for (const own of names.values()) sum += own ? OF_OWN_NAME : OF_OTHER_NAME;
    if (known && sum >= ENOUGH) works.add(work);
  }
  if (works.size === 0) return findings;
  return findings.map((finding) =>
    acting.get(finding)?.some(({ work }) => works.has(work)) === true
      ? { ...finding, personal: false }
      : finding,
  );
}
