import { plainView } from "./view.ts";
import { rewriteMatches } from "./rewrite_matches.ts";
import type { View } from "./view.ts";

/** Accents, voicing marks of kana and the parts of Korean syllables, each a character of its own. */
const APART = /[\u0300-\u036f\u3099\u309a\u1161-\u1175]/;
const SEQUENCE =
  /[^\s\p{M}][\u0300-\u036f\u3099\u309a]+|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?/gu;

/** A text whose letters and accents are one character each (Unicode Standard Annex 15, form C), as most keyboards write them. */
export function composeCharacters(text: string): View {
  if (!APART.test(text)) return plainView(text);
  return rewriteMatches(text, {
    pattern: SEQUENCE,
    rewrite: ({ 0: written }) => {
      const composed = written.normalize("NFC");
      return composed === written ? null : composed;
    },
  });
}
