import { readConfig } from "../config.ts";
import { isDatabaseUnavailable } from "../database/is_database_unavailable.ts";
import { errorFields } from "../error_fields.ts";
import { createLog } from "../log.ts";
import { logStrays } from "../log_strays.ts";
import { OperatorError } from "../operator_error.ts";
import type { Command } from "./command.ts";

/** The commands by name, each loaded when it is asked for. */
export type CommandLoaders = Readonly<Record<string, () => Promise<Command>>>;

/**
 * Runs the command that the command line names, and tells a failure in one line on standard error.
 *
 * @returns the exit code: 0 for success, 2 for wrong usage, 1 for every other failure
 */
export async function runCommand(commands: CommandLoaders, host: NodeJS.Process): Promise<number> {
  const [name = "", ...parameters] = host.argv.slice(2);
  try {
    if (["help", "--help", "-h"].includes(name)) {
      host.stdout.write(`${usageOf(await loadAll(commands))}\n`);
      return 0;
    }
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (load === undefined) throw new OperatorError(unknownCommand(name), { exitCode: 2 });
    const config = readConfig(host.env);
    logStrays(createLog("process", config), host);
    const command = await load();
    return await command.run(parameters, {
      config,
      input: host.stdin,
      print: (line) => print(host.stdout, line),
      stop: stopSignal(host, config.shutdownTimeout),
    });
  } catch (error) {
    const { message, exitCode } = explain(error);
    host.stderr.write(`assay: ${message}\n`);
    return exitCode;
  }
}

function unknownCommand(name: string): string {
  const what = name === "" ? "a command is missing" : "there is no such command";
  return `${what}: run "assay help" for all of them`;
}

function loadAll(commands: CommandLoaders): Promise<Command[]> {
  return Promise.all(Object.values(commands).map((load) => load()));
}

function usageOf(commands: readonly Command[]): string {
  const lines = commands.flatMap(({ usage, summary }) => [
    ...usage.map((form) => `  assay ${form}`),
    `      ${summary}`,
  ]);
  return ["usage:", ...lines].join("\n");
}

function print(stream: NodeJS.WriteStream, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/** A signal this soon after the first, in ms, is the same: Ctrl-C reaches us from npm, too. */
const SAME_SIGNAL_MS = 300;

/**
 * Aborted by the first signal to stop. A second signal, or a stop that takes too long, ends the
 * process at once.
 */
function stopSignal(host: NodeJS.Process, timeout_ms: number): AbortSignal {
  const stopping = new AbortController();
  let first_at = 0;
  const stop = (): void => {
    if (!stopping.signal.aborted) {
      first_at = performance.now();
      stopping.abort();
      setTimeout(() => host.exit(1), timeout_ms).unref();
    } else if (performance.now() - first_at > SAME_SIGNAL_MS) {
      host.exit(1);
    }
  };
  host.on("SIGINT", stop);
  host.on("SIGTERM", stop);
  return stopping.signal;
}

/** One line for people; what is unexpected is named by its kind, for its message may quote texts. */
function explain(error: unknown): { readonly message: string; readonly exitCode: number } {
  if (error instanceof OperatorError) return error;
  // What failed while parts were closed because of a failure tells less than that failure.
  if (error instanceof SuppressedError) return explain(error.suppressed);
  const { error: name, code } = errorFields(error);
  if (isDatabaseUnavailable(error)) {
    return { message: `the database cannot be reached (${code})`, exitCode: 1 };
  }
  if (code?.startsWith("28") || code === "3D000" || code === "42501") {
    return { message: `the database refuses the login of DATABASE_URL (${code})`, exitCode: 1 };
  }
  return { message: `unexpected failure: ${name}${code ? ` (${code})` : ""}`, exitCode: 1 };
}
