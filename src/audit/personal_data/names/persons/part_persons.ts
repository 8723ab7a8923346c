import type { Analysis } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  COUNTRY,
  GIVEN_NAME,
  GROUP_WORD,
  ORGANIZATION_WORD,
} from "../../../tagging/gazetteer.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isListedName } from "./is_listed_name.ts";

const NO_PERSON = ORGANIZATION_WORD | BRAND_NAME | GROUP_WORD | COUNTRY;
const SMALL = 0;
const CAPITALISED = 1;

/** Words for several people, of whom a list follows: "our founders: Lee, Sato and Brandt". */
const PEOPLE = new Set(
  "founders cofounders partners people authors members attendees participants guests students pupils colleagues children kids sons daughters brothers sisters siblings twins parents nurses doctors teachers employees workers managers officers players singers actors friends neighbours neighbors roommates flatmates patients tenants residents applicants candidates winners witnesses victims suspects defendants plaintiffs editors directors engineers drivers passengers researchers scientists developers analysts assistants interns clients customers heirs beneficiaries signatories owners interviewers panelists speakers artists gentlemen ladies".split(
    " ",
  ),
);
/** What may stand between them and the list. */
const BEFORE_LIST = new Set([":", ",", "named", "called", "like", "including", "are", "were", "-"]);
/** Whom the words before tell to be people need not be probable by themselves. */
const TOLD = 0.9;
/** Names of a list have at most so many words in all. */
const LONGEST_LIST = 16;

/** "Ann, Ruth": two given names, both of which the lexicon knows, are no firm. */
function isPair({ first, last }: TaggedName, { types }: Analysis): boolean {
  if (last - first !== 2 || ![",", "and", "/"].includes(types[first + 1]!.lower)) return false;
  return [types[first]!, types[last]!].every((type) => (type.facts & 3) > 0 && isListedName(type));
}

/** The places of the single words that a list is made of; none if it is another row of words. */
function membersOf({ first, last }: TaggedName, { types, bits }: Analysis): number[] {
  const members: number[] = [];
  if (last - first >= LONGEST_LIST) return [];
  for (let at = first; at <= last; at++) {
    const between = [",", "and", "&"].includes(types[at]!.lower);
    const member = !types[at]!.isSymbol && (bits[at]! & NO_PERSON) === 0 && !between;
    // Of two neighbours one is a member and the other stands between.
    if (member && members.at(-1) === at - 1) return [];
    if (member) members.push(at);
    else if (!between) return [];
  }
  return members;
}

/** What several do and one body does not: "Ngata, Hwang and Lefèvre have signed". */
const OF_SEVERAL = new Set("have are were both all agree disagree do say think want".split(" "));

/**
 * Whether a list of several people stands here by what follows: "and I", another name, or a verb
 * that only several have.
 */
function isOfPeople({ first, last }: TaggedName, { types }: Analysis): boolean {
  const [next, second] = [types[last + 1], types[last + 2]];
  if (next?.lower === "and" && second?.lower === "i") return true;
  const comma = types.slice(first, last).some(({ lower }) => lower === ",");
  if (comma && next?.lower === "and" && second?.casing === CAPITALISED) return true;
  return comma && next?.casing === SMALL && OF_SEVERAL.has(next.lower);
}

/** Whether a word for several people stands before a list. */
function followsPeople({ first }: TaggedName, { types }: Analysis): boolean {
  let before = first - 1;
  if (BEFORE_LIST.has(types[before]?.lower ?? "")) before--;
  return PEOPLE.has(types[before]?.lower ?? "");
}

/** Two persons whom the tagger took for a firm: "Priya Sharma and Wei Zhou". */
export function partPersons(name: TaggedName, analysis: Analysis): TaggedName[] {
  const { types, bits, tokens } = analysis;
  const { kind, first, last } = name;
  const members = kind === "ORGANIZATION" ? membersOf(name, analysis) : [];
  const told = members.length > 1 && followsPeople(name, analysis);
  if (told || (members.length > 1 && (isPair(name, analysis) || isOfPeople(name, analysis)))) {
    const confidence = told ? Math.max(TOLD, name.confidence) : name.confidence;
    return members.map((at) => {
      const [start, end] = [tokens.starts[at]!, tokens.ends[at]!];
      return { ...name, kind: "PERSON", start, end, first: at, last: at, confidence };
    });
  }
  let and = first;
  while (and <= last && types[and]!.lower !== "and") and++;
  if (kind !== "ORGANIZATION" || and - first !== 2 || last - and !== 2) return [name];
  const given = bits[first]! & bits[and + 1]! & GIVEN_NAME;
  const body = bits.subarray(first, last + 1).some((word) => (word & NO_PERSON) !== 0);
  if (given === 0 || body) return [name];
  return [
    { ...name, kind: "PERSON", end: tokens.ends[and - 1]!, last: and - 1 },
    { ...name, kind: "PERSON", start: tokens.starts[and + 1]!, first: and + 1 },
  ];
}
