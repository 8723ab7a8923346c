import { characterGrades, GRADED_CHARACTERS } from "../../audit/tagging/chinese_lexicon.ts";
import { CHINESE_SURNAMES } from "../../audit/personal_data/names/persons/chinese_surnames.ts";
import type { Random } from "./random.ts";

function charactersOf(shift: number, least: number): string[] {
  return [...GRADED_CHARACTERS].filter((letter) => {
    const grades = characterGrades(letter.charCodeAt(0));
    return ((grades >> shift) & 3) >= least && grades >> 6 >= 1;
  });
}

const GIVEN = charactersOf(2, 2);
const FOREIGN = charactersOf(4, 3);
const SURNAMES = [...CHINESE_SURNAMES];

function several(random: Random, letters: readonly string[], count: number): string {
  let word = "";
  for (let at = 0; at < count; at++) word += random.pick(letters);
  return word;
}

/** A name of the same kind as the given one: Chinese, foreign, or a given name alone. */
export function inventChineseName(name: string, random: Random): string {
  if (!/^\p{Script=Han}+(?:[·・．]\p{Script=Han}+)*$/u.test(name)) return name;
  if (name.length > 3 || /[·・．]/.test(name)) {
    return name.replace(/\p{Script=Han}+/gu, () =>
      several(random, FOREIGN, 2 + Math.floor(random.next() * 3)),
    );
  }
  if (CHINESE_SURNAMES.includes(name[0]!)) {
    return random.pick(SURNAMES) + several(random, GIVEN, name.length - 1);
  }
  const foreign = [...name].every((letter) => FOREIGN.includes(letter));
  return several(random, foreign ? FOREIGN : GIVEN, name.length);
}
