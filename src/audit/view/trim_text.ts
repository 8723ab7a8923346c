import { plainView } from "./view.ts";
import { ViewBuilder } from "./view_builder.ts";
import type { View } from "./view.ts";

/** A text without the white space before and behind it. */
export function trimText(text: string): View {
  const { length } = text.trim();
  if (length === text.length) return plainView(text);
  const start = text.length - text.trimStart().length;
  const builder = new ViewBuilder(length);
  builder.copy(text, start, start + length);
  return builder.build();
}
