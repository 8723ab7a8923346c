/** A string (without its quotes) or a number of a JSON text; `end` is exclusive. */
export interface JsonToken {
  readonly type: "string" | "number";
  readonly start: number;
  readonly end: number;
}

const NUMBER = /-?[\d.eE+-]+/y;
const UNREMARKABLE = /[^"\\]+/y;

/**
 * The strings (keys as well) and numbers of a JSON text in order, found by one forward pass without
 * recursion, so that depth costs nothing. The text is expected to be valid; where it is not, the
 * pass still ends.
 */
export function scanJson(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let index = 0;
  while (index < text.length) {
    const unit = text.charCodeAt(index);
    if (unit === 0x22) {
      const end = endOfString(text, index + 1);
      tokens.push({ type: "string", start: index + 1, end });
      index = end + 1;
    } else if (unit === 0x2d || (unit >= 0x30 && unit <= 0x39)) {
      NUMBER.lastIndex = index;
      const end = NUMBER.test(text) ? NUMBER.lastIndex : index + 1;
      tokens.push({ type: "number", start: index, end });
      index = end;
    } else {
      index++;
    }
  }
  return tokens;
}

function endOfString(text: string, start: number): number {
  let index = start;
  while (index < text.length) {
    UNREMARKABLE.lastIndex = index;
    if (UNREMARKABLE.test(text)) index = UNREMARKABLE.lastIndex;
    if (text.charCodeAt(index) !== 0x5c) break;
    index += 2;
  }
  return Math.min(index, text.length);
}
