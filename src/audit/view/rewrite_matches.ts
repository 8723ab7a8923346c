import { plainView } from "./view.ts";
import type { View } from "./view.ts";
import { ViewBuilder } from "./view_builder.ts";

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
    builder.put(replacement, match.index, done);
  }
  if (builder === null) return plainView(text);
  builder.copy(text, done, text.length);
  return builder.build();
}
