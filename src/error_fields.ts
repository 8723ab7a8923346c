/** What may be logged of an error. */
export interface ErrorFields {
  readonly error: string;
  readonly code?: string;
  /** The functions it came through, without its message. */
  readonly frames?: readonly string[];
}

const FRAMES_KEPT = 6;

/**
 * The fields of an error that are safe to log. A message may quote what was being worked on (the
 * driver's quote parameters, JSON.parse quotes its input), so it is never among them.
 */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    error: error.name,
    ...(typeof code === "string" && /^[A-Z0-9_]{1,40}$/.test(code) && { code }),
    frames: framesOf(error),
  };
}

/** A message of several lines reaches into the stack: only lines of a frame's form are taken. */
function framesOf(error: Error): string[] {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at (?:async )?[\w.<>[\] ]+ \(\S+:\d+:\d+\)$/.test(line))
    .slice(0, FRAMES_KEPT)
    .map((line) => line.trim());
}
