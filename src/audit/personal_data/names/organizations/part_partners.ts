import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

/** What says that persons follow: "our 3 founders: ". */
const PERSONS_FOLLOW =
  /\b(?:founders|co-?founders|partners|owners|members|directors|authors|people|friends|colleagues|brothers|sisters|siblings|candidates|winners|players|employees|students)\s?[:,]\s?$/iu;
/** What the words before tell needs no probability. */
const TOLD = 0.9;
/** Longer than the words that say so. */
const REACH = 24;

/** The persons that were taken for one firm, where the words before say what they are: "Leehy, Perkins and Copeland". */
export function partPartners(name: TaggedName, { text, types, tokens }: Analysis): TaggedName[] {
  if (name.kind !== "ORGANIZATION") return [name];
  if (!PERSONS_FOLLOW.test(text.slice(Math.max(0, name.start - REACH), name.start))) return [name];
  const persons: TaggedName[] = [];
  for (let at = name.first; at <= name.last; at++) {
    if (types[at]!.casing !== 1) continue;
    const first = at;
    while (at < name.last && types[at + 1]!.casing === 1) at++;
    const start = tokens.starts[first]!;
    const end = tokens.ends[at]!;
    persons.push({ ...name, kind: "PERSON", first, last: at, start, end, confidence: TOLD });
  }
  return persons.length > 1 ? persons : [name];
}
