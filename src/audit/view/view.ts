/** A stretch of a text in UTF-16 units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A text as detectors read it, with the way back to the submitted value. Where something was
 * decoded or left out, one character of the view stands for a longer stretch of the value.
 */
export interface View {
  readonly text: string;
  /**
   * Per UTF-16 unit of `text`, where its stretch of the value starts and ends; null when the view
   * is the value itself.
   */
  readonly map: { readonly starts: Uint32Array; readonly ends: Uint32Array } | null;
  /**
   * How far the text reads as the value does; behind it, after a blank line each, follow texts that
   * the value hides.
   */
  readonly mainLength: number;
}

/** The value as it is. */
export function plainView(value: string): View {
  return { text: value, map: null, mainLength: value.length };
}

/** The stretch of the submitted value that a stretch of the view stands for. */
export function locateInValue(view: View, span: Span): Span {
  const { map } = view;
  if (map === null) return { start: span.start, end: span.end };
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (let index = span.start; index < span.end; index++) {
    start = Math.min(start, map.starts[index] ?? 0);
    end = Math.max(end, map.ends[index] ?? 0);
  }
  return { start, end };
}

/** The view of a value through a view of it: `inner` is a view of the text of `outer`. */
export function composeViews(outer: View, inner: View): View {
  if (inner.map === null) return { ...outer, mainLength: inner.mainLength };
  if (outer.map === null) return inner;
  const starts = inner.map.starts.map((index) => outer.map?.starts[index] ?? 0);
  const ends = inner.map.ends.map((index) => outer.map?.ends[index - 1] ?? 0);
  return { text: inner.text, map: { starts, ends }, mainLength: inner.mainLength };
}
