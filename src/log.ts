import { destination, pino, stdTimeFunctions } from "pino";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { errorFields } from "./error_fields.ts";

/**
 * The only things that a log line may hold. Audited text, keys, personal data and the callers' own
 * identifiers have no name here, and what has no name here is not written.
 */
const FIELDS = new Set([
  "event",
  "error",
  "code",
  "frames",
  "account_id",
  "submission_id",
  "attempts_left",
  "workers",
  "users",
  "count",
  "duration_ms",
  "address",
  "port",
  "signal",
]);

const LONGEST_TEXT = 300;
const LONGEST_LIST = 10;

/**
 * Makes the log of one part of the service: JSON lines on standard error, because standard output
 * belongs to the commands' answers. Lines are written at once, so that the last one before an exit
 * is not lost. A line is an `event` and fields; free messages are not written, since they tempt to
 * quote what was being worked on.
 *
 * @param part who speaks: `api`, `worker`, `database`, …
 */
export function createLog(part: string, options: Pick<Config, "logLevel">): Logger {
  return pino(
    {
      level: options.logLevel,
      base: { part },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        logMethod(inputs, method) {
          method.apply(this, [selectFields(inputs[0])]);
        },
      },
    },
    destination({ dest: 2, sync: true }),
  );
}

function selectFields(given: unknown): Record<string, unknown> {
  if (given instanceof Error) return { event: "error", ...errorFields(given) };
  if (typeof given !== "object" || given === null) return { event: "unnamed" };
  const selected = Object.entries(given)
    .filter(([name]) => FIELDS.has(name))
    .map(([name, value]) => [name, plainValue(value)]);
  return Object.fromEntries(selected);
}

function plainValue(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "string") return value.slice(0, LONGEST_TEXT);
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(plainValue);
  return undefined;
}
