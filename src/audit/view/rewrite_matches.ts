import { plainView } from "./view.ts";
import type { Span, View } from "./view.ts";
import { ViewBuilder } from "./view_builder.ts";

/** Of two texts of the same length each unit stands for its own, else the whole for the whole. */
function putFor(builder: ViewBuilder, text: string, { start, end }: Span): void {
  if (text.length !== end - start) return builder.put(text, start, end);
  for (let at = 0; at < text.length; at++) builder.put(text[at]!, start + at, start + at + 1);
}

/**
 * The view of a text in which matches of a pattern read otherwise.
 *
 * @param options `pattern` is global; `rewrite` tells what a match reads as, null leaves it.
 */
export function rewriteMatches(
  text: string,
  options: {
    readonly pattern: RegExp;
    readonly rewrite: (match: RegExpExecArray) => string | null;
  },
): View {
  const { pattern, rewrite } = options;
  let builder: ViewBuilder | null = null;
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const replacement = rewrite(match);
    if (replacement === null) continue;
    builder ??= new ViewBuilder(text.length);
    builder.copy(text, done, match.index);
    done = match.index + match[0].length;
    putFor(builder, replacement, { start: match.index, end: done });
  }
  if (builder === null) return plainView(text);
  builder.copy(text, done, text.length);
  return builder.build();
}
