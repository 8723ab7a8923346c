const ARABIC = /^[\u0621-\u064a]{3,}$/u;
const HEBREW = /^[\u05d0-\u05ea]{4,}$/u;
/** Every word in these scripts, and none in Latin, Greek or Cyrillic, comes behind it. */
const FIRST_LETTER = "\u05d0";
/** And, so; with, for, like, will; the: each at most once, in this order, and three letters left. */
const BEFORE_ARABIC: readonly RegExp[] = [
  /^[وف](?=(?:لا|لن|لم|ما)$)/u,
  /^[وف](?=.{3})/u,
  /^[وف]?[بلكس](?=.{3})/u,
  /^[وف]?(?:ال|بال|كال|لل)(?=.{3})/u,
];
/** And, that; in, to, from, as; the. */
const BEFORE_HEBREW: readonly RegExp[] = [
  /^[והבלכמש](?=.{3})/u,
  /^(?:ו[הבלכמש]|ש[הבלכמ]|[בלכמ]ה|כש)(?=.{3})/u,
];

/**
 * What may be left of a folded Arabic or Hebrew word when the particles that are written together
 * with it are taken off ("وجيرانك", "for-your-neighbours" in one word). Empty for every other word.
 */
export function withoutProclitics(word: string): string[] {
  if (word < FIRST_LETTER) return [];
  const patterns = ARABIC.test(word) ? BEFORE_ARABIC : HEBREW.test(word) ? BEFORE_HEBREW : [];
  return patterns
    .filter((pattern) => pattern.test(word))
    .map((pattern) => word.replace(pattern, ""));
}
