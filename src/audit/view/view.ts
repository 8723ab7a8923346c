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
}

/** A stretch of a text in UTF-16 units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
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
