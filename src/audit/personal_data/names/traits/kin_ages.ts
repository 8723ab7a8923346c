import { AGE_IN_DIGITS } from "./age_numbers.ts";
import { KIN } from "./kin_words.ts";
import { matchNumbers, type NumberMatch } from "../match_numbers.ts";

/** "Meine Mutter (71)", "my nan, 84, has": a number set off behind one of a family. */
const SET_OFF = new RegExp(
  `(?=\\d)(?<=(?<![\\p{L}-])${KIN}(?: \\p{Lu}[\\p{L}'’-]{1,20})? \\()${AGE_IN_DIGITS}(?=\\))|(?=\\d)(?<=(?<![\\p{L}-])${KIN}(?: \\p{Lu}[\\p{L}'’-]{1,20})?, )[1-9]\\d(?=, \\p{Ll})`,
  "iuy",
);

/** "Ma mère de 83 ans", "mi abuela de 91 años". */
const OF_YEARS = new RegExp(
  `(?=\\d)(?<=(?<![\\p{L}-])${KIN} (?:de|di) )${AGE_IN_DIGITS}(?= (?:ans|años|anos|anni)(?!\\p{L}))`,
  "iuy",
);

/** The word for an age as the key of a record; `declared_age` and `"ikä"` are such keys. */
const KEYED =
  /(?=\d)(?<=(?<!\p{L})(?:\p{L}{2,16}_)?(?:age|alter|[aâ]ge|edad|età|eta|idade|leeftijd|wiek|ålder|alder|ikä|ika|věk|vek|kor|életkor|eletkor|yaş|yas|vârsta|varsta|umur|usia|tuổi|tuoi|возраст|вік|възраст|ηλικία|ilikia|גיל|العمر|عمر|उम्र|อายุ|年齢|年龄|年齡|나이)["'] ?: ?["']?)(?:1[01]\d|[1-9]?\d)(?=["']? ?[,}\]\n]|["']?\s*$)/iuy;

/** Ages told of one of a family, or under a key for the age. */
export function kinAges(text: string, places: readonly number[]): NumberMatch[] {
  return [SET_OFF, OF_YEARS, KEYED].flatMap((pattern) => matchNumbers(text, { places, pattern }));
}
