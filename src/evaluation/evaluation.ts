/** What an evaluation is asked for. */
export interface EvaluationRequest {
  /** The folder with labelled data. */
  readonly folder: URL;
  /** Only data files whose name holds this; all when left out. */
  readonly only?: string;
  /** Takes the lines that a reader of the terminal sees, speed included. */
  print(line: string): void;
}

/**
 * One measurement of the engine on labelled data. A file in this folder that exports `evaluation` is
 * all it takes to add one.
 */
export interface Evaluation {
  /** Also the name of its committed table: `test/evaluation/ID.json`. */
  readonly id: string;
  /** @returns The table to commit; nothing in it depends on the machine's speed. */
  run(request: EvaluationRequest): Promise<unknown>;
}
