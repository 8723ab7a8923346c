import { GROUP_WORDS_ENGLISH } from "../../../tagging/gazetteer/name_context.ts";
import { GROUP_WORDS } from "../organizations/group_words.ts";
import { isDemonym } from "./is_demonym.ts";

/** Words that name a group only with a capital: in lower case they mean something else. */
const ONLY_CAPITALISED = new Set([
  "pole",
  "polish",
  "turk",
  "kiwi",
  "roma",
  "jain",
  "dane",
  "finn",
  "scot",
  "brit",
  "tory",
  "gop",
  "nordic",
  "pagan",
  "democrat",
  "republican",
  "socialist",
  "thai",
  "caucasian",
]);

/** Members of parties, whose words in lower case mean other things. */
const PARTY_MEMBERS = new Set("tories conservatives greens liberals libertarians".split(" "));

/** Common as words of language or cooking rather than of a person's origin. */
const LEFT_OUT = new Set(["separatist", "left-wing", "right-wing", "anarchist", "zionist"]);

const SINGLE = new Set<string>();
const SEVERAL = new Set<string>();
/** The first words of the groups of several words. */
const FIRST = new Set<string>();

function fill(): void {
  const more = ["republican"];
  const listed = [...GROUP_WORDS_ENGLISH.split("|"), ...GROUP_WORDS.split("|")];
  for (const name of [...listed, ...more]) {
    if (LEFT_OUT.has(name)) continue;
    (name.includes(" ") ? SEVERAL : SINGLE).add(name);
    if (name.includes(" ")) FIRST.add(name.slice(0, name.search(/[^\p{L}\p{M}'-]/u)));
  }
}

fill();

/** A word as the lists have it. */
export function foldGroup(value: string): string {
  return value.toLowerCase().replace("’", "'");
}

/** Whether a name of a people, a faith or a party of several words begins so. */
export function beginsGroup(lower: string): boolean {
  return FIRST.has(lower);
}

/** Whether several words name one group: "South African". */
export function isGroupOfWords(lower: string): boolean {
  return SEVERAL.has(lower) || (lower.endsWith("s") && SEVERAL.has(lower.slice(0, -1)));
}

/** Whether a word, as written and folded, names a people, a faith or a party. */
export function isGroup(value: string, lower: string): boolean {
  if (isDemonym(value, lower)) return true;
  if (SINGLE.has(lower)) return value[0] !== lower[0] || !ONLY_CAPITALISED.has(lower);
  if (!lower.endsWith("s")) return false;
  if (PARTY_MEMBERS.has(lower)) return value[0] !== lower[0];
  const form = lower.slice(0, lower.endsWith("'s") ? -2 : -1);
  return SINGLE.has(form) && (value[0] !== lower[0] || !ONLY_CAPITALISED.has(form));
}
