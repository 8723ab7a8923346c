import type { Side } from "../../interaction.ts";
import type { PersonalData, Severity } from "../../report.ts";
import type { Reading, Span } from "../reading.ts";

/** What a signal is given: both halves at once, since an answer means little without its question. */
export interface SignalInput {
  readonly input: Reading;
  readonly output: Reading;
  /** The use case in lower case. */
  readonly use_case: string;
  readonly domains: ReadonlySet<string>;
  /** Only what concerns a natural person. */
  readonly personal_data: readonly PersonalData[];
}

/** What a signal found. */
export interface SignalFinding extends Span {
  readonly side: Side;
  /** Tags of the fact; see `tags.ts`. */
  readonly tags: readonly string[];
  readonly severity: Severity;
  /** 0 to 1. */
  readonly certainty: number;
  /** True when only a model's score speaks. */
  readonly statistical?: boolean;
  /** For statements about people: whether the output tells what the input did not. */
  readonly flow?: "disclosed" | "echoed";
}

/** An interaction in short: what was said and answered, and for what the AI is used. */
export interface SignalExample {
  readonly input?: string;
  readonly output?: string;
  readonly use_case?: string;
}

/**
 * One signal of context that laws ask for. It stands in a file of its own and in the list of its
 * theme; its examples are run as tests.
 */
export interface Signal {
  /** Unique, and the name of its file. */
  readonly id: string;
  readonly description: string;
  /**
   * It tells what is spoken of, or reads a value that stands there, and accuses nobody: how the rest
   * of the answer sounds does not touch it.
   */
  readonly describes?: true;
  /** Linear in the length of the texts, and must not throw. */
  detect(input: SignalInput): SignalFinding[];
  readonly examples: {
    readonly true: readonly SignalExample[];
    readonly false: readonly SignalExample[];
  };
}
