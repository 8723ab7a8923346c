import type { PersonalDataKind } from "../report.ts";

/** A street with its number, before the town and whatever else an address goes on with. */
const STREET = /^[^,\n]{7,60}(?=[,\n])/u;
const HAS_NUMBER = /\p{N}/u;
const HAS_WORD = /\p{L}{3}/u;

const CASELESS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}]/u;
const SHORTEST_GIVEN_NAME = 3;

/**
 * What may stand again for a value that was found: the value itself, and of an address its street
 * with the number, because who speaks of it again leaves out the town. Of a name in a script without
 * capitals the given name, which nothing else would tell from a word.
 */
export function repeatableValues(kind: PersonalDataKind, value: string): readonly string[] {
  if (kind === "PERSON" && CASELESS.test(value)) {
    const [given = ""] = value.split(" ", 1);
    return given.length >= SHORTEST_GIVEN_NAME && given !== value ? [value, given] : [value];
  }
  const street = kind === "ADDRESS" ? STREET.exec(value)?.[0].trim() : undefined;
  if (street === undefined || !HAS_NUMBER.test(street) || !HAS_WORD.test(street)) return [value];
  return [value, street];
}
