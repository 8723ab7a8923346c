/**
 * A failure that the operator can mend: a bad setting, a port in use, a folder that cannot be
 * written. Its message is one complete line that names the cause and holds no secret; the command
 * line prints that line and nothing else.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
  /** 2 means that the command was used wrongly, 1 is every other failure. */
  readonly exitCode: 1 | 2;

  constructor(message: string, options: { exitCode?: 1 | 2; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.exitCode = options.exitCode ?? 1;
  }
}
