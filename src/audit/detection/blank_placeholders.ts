import { PLACEHOLDER } from "../redaction/placeholder.ts";
import type { Span } from "../view/view.ts";

/** Handles stand in rows: beside one that was redacted, the next is one too. */
const TELLING = "[USERNAME_";

/**
 * Where a text has placeholders, and the text without their words and digits, of the same length:
 * `[PHONE_1]` tells of what was redacted, and the digits beside it would else read as a phone number
 * in the safe text which they were not in the submitted one.
 */
export function blankPlaceholders(text: string): { text: string; placeholders: readonly Span[] } {
  const placeholders: Span[] = [];
  if (!text.includes("[")) return { text, placeholders };
  const blank = text.replace(PLACEHOLDER, (placeholder, start: number) => {
    placeholders.push({ start, end: start + placeholder.length });
    if (placeholder.startsWith(TELLING)) return placeholder;
    return `[${"X".repeat(placeholder.length - 2)}]`;
  });
  return { text: blank, placeholders };
}
