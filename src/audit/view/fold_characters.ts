import { rewriteMatches } from "./rewrite_matches.ts";
import type { View } from "./view.ts";

/**
 * Characters that show nothing (soft hyphens, joiners, direction marks, fillers, variation
 * selectors, tags), and such as are another form of an ASCII character: full-width and mathematical
 * letters and digits, enclosed ones, the digits of other scripts, superscripts.
 */
const UNUSUAL =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]|[\uff01-\uff5e\u00b2\u00b3\u00b9\u2070-\u2089\u2460-\u249b\u24b6-\u24ff\u2776-\u2793\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f189}]|(?![\x00-\x7f])\p{Nd}/gu;

const INVISIBLE =
  /^(?:[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]|\udb40[\udc00-\udfff])/;
const MAYBE =
  /[\u00ad\u00b2\u00b3\u00b9\u034f\u0600-\u0fff\u1000-\u1fff\u200b-\u200f\u202a-\u202e\u2060-\u2089\u2460-\u249b\u24b6-\u24ff\u2776-\u2793\u3164\ua600-\uabff\ud801-\udbff\ufe00-\ufe0f\ufeff-\uff5e\uffa0]/;
const ASCII = /^[\x21-\x7e]{1,3}$/;
const DIGIT_ZEROES = /\p{Nd}/u;

/** A text without invisible characters, and with forms of ASCII letters and digits as these. */
export function foldCharacters(text: string): View {
  if (!MAYBE.test(text)) return { text, map: null, mainLength: text.length };
  return rewriteMatches(text, {
    pattern: UNUSUAL,
    rewrite: (match) => {
      const written = match[0];
      if (INVISIBLE.test(written)) return "";
      const folded = written.normalize("NFKC").replace(/^\((.{1,2})\)$|^(\d{1,2})\.$/, "$1$2");
      if (ASCII.test(folded)) return folded;
      return DIGIT_ZEROES.test(written) ? String(digitValue(written)) : null;
    },
  });
}

/** Decimal digits stand in rows of ten in Unicode, from zero up. */
function digitValue(digit: string): number {
  let value = 0;
  let code = (digit.codePointAt(0) ?? 0) - 1;
  while (value < 9 && DIGIT_ZEROES.test(String.fromCodePoint(code))) {
    value++;
    code--;
  }
  return value;
}
