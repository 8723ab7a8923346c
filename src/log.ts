import { destination, pino, stdTimeFunctions } from "pino";
import type { Config } from "./config.ts";

/**
 * The only things that a log line may hold beside its message. Audited text, keys, personal data and
 * the callers' own identifiers have no field here, and a field that is not here is not written.
 */
export interface LogFields {
  readonly account_id?: string;
  readonly submission_id?: string;
  readonly job_id?: string;
  readonly method?: string;
  readonly status?: number;
  readonly count?: number;
  readonly attempt?: number;
  readonly duration_ms?: number;
  readonly address?: string;
  readonly signal?: string;
  /** Reduced to its name, its code and where it was thrown: messages can quote what was audited. */
  readonly error?: unknown;
}

/** Writes one JSON line to standard error. The message is a constant of the program. */
type Write = (message: string, fields?: LogFields) => void;

export interface Log {
  readonly error: Write;
  readonly warn: Write;
  readonly info: Write;
  readonly debug: Write;
}

const PLAIN_FIELDS = [
  "account_id",
  "submission_id",
  "job_id",
  "method",
  "status",
  "count",
  "attempt",
  "duration_ms",
  "address",
  "signal",
] as const satisfies (keyof LogFields)[];

const LONGEST_TEXT = 200;
const MOST_FRAMES = 8;

/**
 * Makes the log of one part of the service. Lines go to standard error and are written at once, so
 * that the last one before an exit is not lost; standard output belongs to the commands' answers.
 *
 * @param part Which part speaks: `api`, `worker`, `dashboard`, …
 */
export function createLog(part: string, options: Pick<Config, "logLevel">): Log {
  const lines = pino(
    {
      level: options.logLevel,
      base: { part },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination({ dest: 2, sync: true }),
  );
  return {
    error: (message, fields) => lines.error(selectLogFields(fields), message),
    warn: (message, fields) => lines.warn(selectLogFields(fields), message),
    info: (message, fields) => lines.info(selectLogFields(fields), message),
    debug: (message, fields) => lines.debug(selectLogFields(fields), message),
  };
}

function selectLogFields(fields: LogFields = {}): Record<string, unknown> {
  const selected: Record<string, unknown> = {};
  for (const name of PLAIN_FIELDS) {
    const value = fields[name];
    if (typeof value === "number") selected[name] = value;
    if (typeof value === "string") selected[name] = value.slice(0, LONGEST_TEXT);
  }
  if (fields.error !== undefined) selected["error"] = describeError(fields.error);
  return selected;
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const stack = error.stack ?? "";
  const afterMessage = Math.max(0, stack.indexOf(error.message)) + error.message.length;
  const frames = stack
    .slice(afterMessage)
    .split("\n")
    .filter((line) => /^ {4}at /.test(line));
  return {
    name: error.name.slice(0, LONGEST_TEXT),
    ...(code && /^[A-Za-z0-9_]{1,60}$/.test(code) ? { code } : {}),
    at: frames.slice(0, MOST_FRAMES).map((line) => line.trim().slice(3)),
  };
}
