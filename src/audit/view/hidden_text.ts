import type { Span } from "./view.ts";

/** A text that a value hides: decoded, or digits pulled together. */
export interface HiddenText extends Span {
  readonly text: string;
  /**
   * Where the stretch of each unit of `text` starts in the value, one unit long; null when each unit
   * stands for the whole stretch.
   */
  readonly places: readonly number[] | null;
}
