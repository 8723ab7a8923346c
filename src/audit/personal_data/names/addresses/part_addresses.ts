interface Span {
  readonly start: number;
  readonly end: number;
}

/** What ends every address: an empty line, the gap between columns, the next entry of a list or of two. */
const END =
  /\n[ \t]*\n[ \t]*|,? ?\.\/\. ?(?:\p{Lu}\p{L}+ ){0,3}|(?<=\S)(?: {3,}|\t)[ \t]*|\n[ \t]*\d{1,2}\. |,? and (?=\d{1,6} \p{L})|,? (?:instead of|rather than|drop(?:ping)?[ -]?off(?: at)?|pick(?:ing)?[ -]?up(?: at)?|statt|anstelle von|au lieu d[eu]|en (?:vez|lugar) de|in plaats van|em vez d[eao]|invece d[i]|zamiast) (?=[\p{L}\d])|,? (?:then )?(?:stop|drop|delivery|job|call|halt|stopp|arrêt|parada|fermata|przystanek) \d{1,2}:? (?=\d|Unit|Flat|Apt)/gu;
/** A line that a label begins: "Tel.: …", "E-mail: …". */
const LABEL = /^[^\n:\d]{2,30} ?[:：]/u;
/** A word that no longer belongs to the address, since its line goes on behind it. */
const LONE_WORD = /^[ \t]*[^\s\d]+$/u;
const GOES_ON = /^[ \t]*[^\s\d,.;)]/u;
/** Postcode and town behind the street close an address at the end of their line. */
const TOWN_AT_END =
  /\d[^\n]{0,24}(?:,|\n) *(?:[A-Z]{1,2}-)?(?:\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4,5}(?: [A-Z]{2})?) {1,2}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: \p{Lu}[\p{L}\p{M}'’-]{0,24}){0,2}$/u;
/** Postcode and town with what parts them, in UTF-16 units. */
const LONGEST_TOWN = 72;
const LINE = /\n/gu;
/** What a column or an entry must hold to be an address by itself. */
const COMPLETE = /\p{L}{3}.*\d{1,4} ?\p{L}?(?:[-/,.]|$)|\d.*,.*\p{L}{3}/su;
/** A label that the last line ends with: "… Berlin, Tel". */
const LAST_LABEL = /[,;]?\s*(?:tel|fon|telefon|phone|mobile?|e-?mail|fax)\.?$/iu;

/** The number of a stop on a round: "stop 1 49 Mill Terrace". */
const STOP = /^\d{1,2}:? (?=\d{1,5}[A-Za-z]? \p{Lu}|Unit |Flat |Apt)/u;
const BEFORE_STOP =
  /(?:stop|drop|delivery|job|call|halt|stopp|arrêt|parada|fermata|przystanek) $/iu;

/** The length of a stop's number at the beginning of the tagger's stretch. */
function lengthOfStop(text: string, { start, end }: Span): number {
  if (!BEFORE_STOP.test(text.slice(Math.max(0, start - 12), start))) return 0;
  return STOP.exec(text.slice(start, end))?.[0].length ?? 0;
}

/** The place where a line begins that is none of the address, or its end. */
function endOfLines(text: string, { start, end }: Span): number {
  for (const { index } of text.slice(start, end).matchAll(LINE)) {
    const line = start + index + 1;
    if (LABEL.test(text.slice(line, line + 40))) return start + index;
    if (TOWN_AT_END.test(text.slice(Math.max(start, line - LONGEST_TOWN), line - 1)))
      return start + index;
    const last = text.slice(line, end);
    if (LONE_WORD.test(last) && GOES_ON.test(text.slice(end, end + 8))) return start + index;
  }
  return end;
}

/** The addresses of a stretch, without what stands in other columns, entries and labels. */
export function partAddresses<T extends Span>(text: string, span: T): T[] {
  const marks = [...text.slice(span.start, span.end).matchAll(END)];
  const starts = [
    lengthOfStop(text, span),
    ...marks.map(({ index, 0: mark }) => index + mark.length),
  ];
  const ends = [...marks.map(({ index }) => index), span.end - span.start];
  return starts.flatMap((first, at) => {
    const start = span.start + first;
    const end = endOfLines(text, { start, end: span.start + ends[at]! });
    const rest = text
      .slice(start, end)
      .replace(LAST_LABEL, "")
      .replace(/[\s,;]+$/u, "");
    const whole = marks.length === 0 || COMPLETE.test(rest);
    return rest === "" || !whole ? [] : [{ ...span, start, end: start + rest.length }];
  });
}
