import type { Config } from "../config.ts";

/** What a command is given of the world. */
export interface CommandContext {
  readonly config: Config;
  /** Standard input, chunk by chunk. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes a line to standard output; resolves when it may take the next. */
  print(line: string): Promise<void>;
  /** Aborted when the process is asked to stop (SIGINT, SIGTERM). */
  readonly stop: AbortSignal;
}

/** One command of the command line. */
export interface Command {
  /** How it is called, behind `assay`; a line for each form. */
  readonly usage: readonly string[];
  /** What it does, in a sentence. */
  readonly summary: string;
  /**
   * @param parameters what stands behind the command's name
   * @returns the exit code
   * @throws OperatorError for what its caller can mend
   */
  run(parameters: readonly string[], context: CommandContext): Promise<number>;
}
