import { KIND_OF_FIELD } from "./kind_of_field.ts";
import { labelAtEnd } from "./labels_before.ts";
import { APART } from "./label_words.ts";
import type { LabelKind } from "./vocabulary.ts";

/** What may stand before an answer in its line: a time, who speaks, words of delay. */
const HEAD =
  /^[\s\-–•>*]{0,6}(?:\[?\d{1,2}[:.]\d\d(?:[:.]\d\d)?\]?[ ,-]{1,3})?(?:\p{L}[\p{L}\p{M} .'’()]{0,24}: {1,2})?(?:(?:uh|um|er|yes|yeah|yep|ok|okay|sure|so|well|hang on|one sec|let me see|its|it['’]?s|it is|that['’]?s|ja|si|oui|sim)[,.…]? {1,2}){0,3}["“'‘]?$/u;
/** The end of one thing said and the beginning of the next in the same line: "The OTP?" "809 114." */
const NEXT_SAID = /["”],? {0,2}["“](?:(?:it['’]?s|its|hang on|um|uh),? ){0,3}$/u;
/** How a line ends, or what stands in it, before the answer in the next. */
const LEADS_OVER = /[?:？：][^\p{L}\d]{0,4}$|\?/u;
const ASKS = /[?？]|(?<!\p{L})please(?!\p{L})/u;
/** In UTF-16 code units. */
const LONGEST_FILLER = 32;
const LONGEST_HEAD = 64;
/** How far a question may stand before its answer, in UTF-16 code units. */
const REACH = 260;
const LONGEST_QUESTION = 160;
const MOST_WORDS = 24;
const NOTHING: ReadonlySet<LabelKind> = new Set();

/** What was asked in the quotation marks that end at an offset; lists of values have them, too. */
function saidBefore(folded: string, end: number): string | undefined {
  const before = folded.slice(Math.max(0, end - LONGEST_QUESTION), end);
  const said = before.slice(Math.max(before.lastIndexOf('"'), before.lastIndexOf("“")) + 1);
  return ASKS.test(said) ? said : undefined;
}

/** The line before an answer, as far as it asks or leads over to it. */
function questionBefore(folded: string, start: number): string | undefined {
  const filler = folded.slice(Math.max(0, start - LONGEST_FILLER), start);
  const said = NEXT_SAID.exec(filler);
  if (said !== null) return saidBefore(folded, start - filler.length + said.index);
  const lineStart = folded.lastIndexOf("\n", start - 1);
  if (lineStart < 0 || start - lineStart > LONGEST_HEAD) return undefined;
  const before = folded.slice(Math.max(0, start - REACH), start);
  const lines = before.split("\n");
  const head = lines.pop()!;
  if (!HEAD.test(head)) return undefined;
  const line = lines.findLast((each) => each.trim() !== "");
  if (line === undefined || line.length > LONGEST_QUESTION) return undefined;
  return LEADS_OVER.test(line) ? line : undefined;
}

/**
 * What the question in the line before asks for, where a value stands at the head of its answer:
 * "And the PIN on the account?" "6182". Takes folded text; time is bounded.
 */
export function labelsAsked(folded: string, start: number): ReadonlySet<LabelKind> {
  const question = questionBefore(folded, start);
  if (question === undefined) return NOTHING;
  const words = question
    .split(APART)
    .filter((word) => word !== "")
    .slice(-MOST_WORDS);
  const asked = new Set<LabelKind>();
  for (; words.length > 0; words.pop()) {
    const field = KIND_OF_FIELD.get(words.slice(-2).join(" ")) ?? KIND_OF_FIELD.get(words.at(-1)!);
    if (field !== undefined) asked.add(field);
    for (const kind of labelAtEnd(words) ?? NOTHING) asked.add(kind);
  }
  return asked;
}
