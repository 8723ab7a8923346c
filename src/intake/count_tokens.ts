import { countMergedTokens } from "./tokens/count_merged_tokens.ts";
import { createPiecePattern } from "./tokens/piece_pattern.ts";
import { findRank, hashText, NO_TOKEN } from "./tokens/token_vocabulary.ts";

const pieces = createPiecePattern();

/**
 * Counts the tokens of a text in o200k_base as tiktoken's `encode_ordinary` makes them: text that
 * looks like a special token is ordinary text. The time is linear in the text's length but for long
 * runs without a break, which cost n log n.
 *
 * @returns the exact number up to `limit`; above it counting stops, and some greater number is
 * returned.
 */
export function countTokens(text: string, limit: number): number {
  const hashed = hashText(text);
  let count = 0;
  let index = 0;
  let start = 0;
  while (index < text.length && count <= limit) {
    pieces.lastIndex = index;
    pieces.test(text);
    const end = start + utf8Length(text, index, pieces.lastIndex);
    index = pieces.lastIndex;
    count += findRank(hashed, start, end) === NO_TOKEN ? countMergedTokens(hashed, start, end) : 1;
    start = end;
  }
  return count;
}

/** The UTF-8 bytes of the well-formed text from `start` to `end`, which parts no surrogate pair. */
function utf8Length(text: string, start: number, end: number): number {
  let length = end - start;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    // Each half of a pair counts two of its four bytes.
    length += code < 0x800 || (code & 0xf800) === 0xd800 ? 1 : 2;
  }
  return length;
}
