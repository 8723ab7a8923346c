import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

/** Lines that only a program or a style sheet has. */
const LINE =
  /[{};]\s*$|\bFile "[^"\n]{1,80}", line \d|=>|\(\)|==|&&|\|\||^\s*(?:import|from \S+ import|def|class|const|let|var|function|public|private|return|using|#include|Dim)\b|^\s*[\w-]+:\s*[\w-]+;/u;

/** Characters of the line on either side that are looked at. */
const REACH = 120;

/** What stands before a part of a longer identifier, a variable or a path: `obj.`, `std::`, `$`. */
const JOINED_BEFORE = /(?:[\p{L}\p{N})\]}]\.|::|->|[$\\]\{?|[\p{L}!~]\/)$/u;
/** What stands behind one. */
const JOINED_BEHIND = /^(?:::|->|\.\p{Ll}|\[|\(\))/u;
const KEYWORDS = "namespace|typename|struct|class|enum|interface|def|func|fn|elif|jmp|mov|nop";
/** Words of a program that a name of its own follows, and such a word with it. */
const DECLARING = new RegExp(`(?<![\\p{L}\\p{N}])(?:${KEYWORDS}) $`, "u");
const DECLARED = new RegExp(`^(?:${KEYWORDS})(?: |$)`, "u");
/** An identifier of several words: `nn.relu`, `floyd_warshall`. */
const COMPOUND = /^[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)+$/u;
/** A name in small letters, or with one only inside: `binCount`. */
const SMALL = /^\p{Ll}/u;

/** Whether the name stands in a line of a program or of a style sheet. */
export function isInCode({ start, end }: TaggedName, { text }: Analysis): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const lineEnd = after.indexOf("\n");
  const tail = lineEnd < 0 ? after : after.slice(0, lineEnd);
  return LINE.test(before.slice(before.lastIndexOf("\n") + 1) + text.slice(start, end) + tail);
}

/**
 * Whether a name is an identifier of a program: it is joined to others by the signs of one, is
 * called or declared, or has several parts and stands in a line of code.
 */
export function isCode(name: TaggedName, analysis: Analysis): boolean {
  const { text } = analysis;
  const value = text.slice(name.start, name.end);
  const before = text.slice(Math.max(0, name.start - 12), name.start);
  const after = text.slice(name.end, name.end + 3);
  const joined = JOINED_BEFORE.test(before) || JOINED_BEHIND.test(after);
  if (joined && SMALL.test(value)) return true;
  if (SMALL.test(value) && /^\(\p{L}/u.test(after)) return true;
  if (DECLARED.test(value)) return true;
  if (!joined && !DECLARING.test(before) && !COMPOUND.test(value)) return false;
  return isInCode(name, analysis);
}
