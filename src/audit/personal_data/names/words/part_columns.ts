interface Span {
  readonly start: number;
  readonly end: number;
}

const GAP = / {3,}|\t+ */gu;
const NARROW_GAP = / {2,}/gu;
/** Names of several words stand in columns; single ones are headings. */
const FEWEST_WORDS = /\S [\p{L}]/u;

/** The parts of a span that stand in one column each, as signatures below a contract do. */
export function partColumns<T extends Span>(text: string, span: T): T[] {
  const value = text.slice(span.start, span.end);
  const narrow = [...value.matchAll(NARROW_GAP)];
  const gaps = narrow.length > 1 ? narrow : [...value.matchAll(GAP)];
  if (gaps.length === 0) return [span];
  const starts = [0, ...gaps.map(({ index, 0: gap }) => index + gap.length)];
  const ends = [...gaps.map(({ index }) => index), value.length];
  return starts.flatMap((first, at) => {
    if (!FEWEST_WORDS.test(value.slice(first, ends[at]))) return [];
    return [{ ...span, start: span.start + first, end: span.start + ends[at]! }];
  });
}
