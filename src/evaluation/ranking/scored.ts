/** A score and whether it should be high. */
export interface Scored {
  readonly score: number;
  readonly positive: boolean;
}
