import type { Logger } from "pino";
import { errorFields } from "./error_fields.ts";

const PRINTERS = ["debug", "error", "info", "log", "trace", "warn"] as const;

/**
 * Makes lines of the log of what would reach standard error past it: what a library prints, what
 * the runtime warns of, and what nobody catches, which ends the process with 1. Their messages may
 * quote what was being worked on, so only an error's name, code and frames are kept.
 */
export function logStrays(log: Logger, host: NodeJS.Process): void {
  for (const printer of PRINTERS) {
    console[printer] = (...printed: unknown[]) => {
      const error = printed.find((part) => part instanceof Error);
      log.warn({ event: "library_printed", ...(error && errorFields(error)) });
    };
  }
  host.removeAllListeners("warning");
  host.on("warning", (warning) => {
    log.warn({ event: "runtime_warned", ...errorFields(warning) });
  });
  host.on("uncaughtException", (error: unknown) => {
    log.fatal({ event: "process_failed", ...errorFields(error) });
    host.exit(1);
  });
}
