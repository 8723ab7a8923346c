import type { PersonalDataKind } from "../report.ts";

/** A street with its number, before the town and whatever else an address goes on with. */
const STREET = /^[^,\n]{7,60}(?=[,\n])/u;
const HAS_NUMBER = /\p{N}/u;
const HAS_WORD = /\p{L}{3}/u;

/**
 * What may stand again for a value that was found: the value itself, and of an address its street
 * with the number, because who speaks of it again leaves out the town.
 */
export function repeatableValues(kind: PersonalDataKind, value: string): readonly string[] {
  const street = kind === "ADDRESS" ? STREET.exec(value)?.[0].trim() : undefined;
  if (street === undefined || !HAS_NUMBER.test(street) || !HAS_WORD.test(street)) return [value];
  return [value, street];
}
