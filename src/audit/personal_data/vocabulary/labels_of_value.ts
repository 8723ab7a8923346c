import type { NumberedText } from "../numbered/numbered_text.ts";
import { labelAtEnd, labelsBefore } from "./labels_before.ts";
import { KIND_OF_FIELD } from "./kind_of_field.ts";
import { APART } from "./label_words.ts";
import { labelsAsked } from "./labels_asked.ts";
import type { LabelKind } from "./vocabulary.ts";

/** The key right before a value: `badge=`, `"emp_no": "`. */
const KEY = /(?:^|[\s,{[(?&;|<])["'`]?(\p{L}[\p{L}_ -]{1,14})["'`]?(?:=|["'`]:|:) ?["'`]?$/u;
const LONGEST_KEY = 24;
const MAYBE_KEY = /[=:]/;

const NOTHING: ReadonlySet<LabelKind> = new Set();

/**
 * What the words right before a value say that it is, or else the question that it answers, its key
 * ("cust: " may also be who speaks), or the heading of the table's column under which it stands.
 */
export function labelsOfValue(numbered: NumberedText, start: number): ReadonlySet<LabelKind> {
  const { folded } = numbered;
  const before = labelsBefore(folded, start);
  if (before.size > 0) return before;
  const asked = labelsAsked(folded, start);
  if (asked.size > 0) return asked;
  return labelsOfField(keyBefore(folded, start) ?? numbered.headingAt(start));
}

function keyBefore(folded: string, start: number): string | undefined {
  if (!MAYBE_KEY.test(folded.slice(Math.max(0, start - 3), start))) return undefined;
  return KEY.exec(folded.slice(Math.max(0, start - LONGEST_KEY), start))?.[1];
}

/** Settings are named after what they are for: `SMTP_PASS`. */
function ofPassword(word: string | undefined): LabelKind | undefined {
  const kind = word === undefined ? undefined : KIND_OF_FIELD.get(word);
  return kind === "PASSWORD" ? kind : undefined;
}

function labelsOfField(name: string): ReadonlySet<LabelKind> {
  if (name === "") return NOTHING;
  const words = name.split(APART).filter((word) => word !== "");
  const kind = KIND_OF_FIELD.get(words.join(" ")) ?? ofPassword(words.at(-1));
  if (kind !== undefined) return new Set([kind]);
  return (words.length > 0 && labelAtEnd(words)) || NOTHING;
}
