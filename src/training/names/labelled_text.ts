/** A stretch of a text with its label; UTF-16 offsets, `end` exclusive. */
export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** A text with the names marked in it. */
export interface LabelledText {
  readonly text: string;
  readonly spans: readonly LabelledSpan[];
  readonly language: string;
  /** The file without its endings. */
  readonly source: string;
  /** What must not be torn apart between training and evaluation. */
  readonly group: string;
  /** The labels that are marked in this text. */
  readonly scope: readonly string[];
}
