import { dropQuoteMarks } from "./drop_quote_marks.ts";
import { plainView } from "./view.ts";
import type { View } from "./view.ts";

/** A quoted line that is too long for one of an address, a list or a form. */
const PROSE = /^(?:>[ \t]?){1,8}[^>\n][^\n]{39}/m;

/** A text without quote marks where it quotes prose; before the lines of a form they part it from what is around. */
export function unquoteProse(text: string): View {
  return PROSE.test(text) ? dropQuoteMarks(text) : plainView(text);
}
