import type { DetectionInput } from "../../detector.ts";
import { caselessIntroductions } from "./caseless_introductions.ts";
import { caselessPersons } from "./caseless_persons.ts";
import { eastAsianPersons } from "./east_asian_persons.ts";
import { japanesePersons } from "./japanese_persons.ts";
import { koreanPersons } from "./korean_persons.ts";
import { loneCaselessNames } from "./lone_caseless_names.ts";
import { thaiPersons } from "./thai_persons.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Persons whose names stand in scripts that have no capitals. */
interface PersonsWithoutCapitals {
  readonly full: readonly Span[];
  /** Given names alone, of those that are hardly a word besides. */
  readonly lone: readonly Span[];
}

const CAPITALS_ONLY = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}]*$/u;
const NOBODY: PersonsWithoutCapitals = { full: [], lone: [] };
/** The detectors of persons and of titles look at the same input. */
const memo = new WeakMap<DetectionInput, PersonsWithoutCapitals>();

/** The persons in scripts without capitals; worked out once for each input object. */
export function personsWithoutCapitals(input: DetectionInput): PersonsWithoutCapitals {
  const known = memo.get(input);
  if (known !== undefined) return known;
  const found = CAPITALS_ONLY.test(input.text) ? NOBODY : find(input.text);
  memo.set(input, found);
  return found;
}

function find(text: string): PersonsWithoutCapitals {
  const full = [
    ...eastAsianPersons(text),
    ...japanesePersons(text),
    ...koreanPersons(text),
    ...caselessPersons(text),
    ...thaiPersons(text),
    ...caselessIntroductions(text),
  ];
  return { full, lone: loneCaselessNames(text) };
}
