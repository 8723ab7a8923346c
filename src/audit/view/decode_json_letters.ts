import { isJson } from "../json/is_json.ts";
import { plainView } from "./view.ts";
import { rewriteMatches } from "./rewrite_matches.ts";
import type { View } from "./view.ts";

const MAYBE = /\\u[\da-f]{4}/i;
const ESCAPE = /\\(?:u([\da-f]{4})|.)/gis;
/** What a string of JSON may hold as it is (RFC 8259, section 7). */
const LITERAL = /[^\x00-\x1f"\\]/;

/** A JSON text with letters instead of their numbers, as which many programs write all but ASCII. */
export function decodeJsonLetters(json: string): View {
  if (!MAYBE.test(json) || !isJson(json)) return plainView(json);
  return rewriteMatches(json, {
    pattern: ESCAPE,
    rewrite: ({ 1: code }) => {
      if (code === undefined) return null;
      const letter = String.fromCharCode(Number.parseInt(code, 16));
      return LITERAL.test(letter) ? letter : null;
    },
  });
}
