import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";

export interface ServiceProcess {
  readonly pid: number;
  /** Lines of standard output and of standard error so far. */
  readonly output: readonly string[];
  readonly log: readonly string[];
  /** Resolves with the exit code when it has ended. */
  readonly exited: Promise<number | null>;
  /** Resolves with the first line of standard output that matches. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends it as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has; resolves with its exit code. */
  stop(): Promise<number | null>;
}

const PATIENCE_MS = 60_000;

export interface ProcessOptions {
  /** The program and what stands before the parameters. */
  readonly program?: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  /** Makes it a process group of its own, as a terminal does. */
  readonly detached?: boolean;
}

/** What this test file has started and not yet seen end. */
const running = new Set<ChildProcess>();

function stopAll(): void {
  for (const child of running) child.kill("SIGTERM");
}

// A test run that is interrupted stops what it started, which stops the database it started.
process.once("exit", stopAll);
process.once("SIGTERM", () => {
  stopAll();
  process.kill(process.pid, "SIGTERM");
});

/** Runs a command of the product's command line as a real process. */
export function startProcess(
  parameters: readonly string[],
  environment: Record<string, string>,
  { program = [process.execPath, "src/main.ts"], ...options }: ProcessOptions = {},
): ServiceProcess {
  const [file, ...before] = program;
  const child = spawn(file, [...before, ...parameters], {
    ...options,
    env: { PATH: process.env["PATH"] ?? "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const output: string[] = [];
  const log: string[] = [];
  let changed = Promise.withResolvers<void>();
  const note = (lines: string[]) => (line: string) => {
    lines.push(line);
    changed.resolve();
    changed = Promise.withResolvers<void>();
  };
  createInterface({ input: child.stdout }).on("line", note(output));
  createInterface({ input: child.stderr }).on("line", note(log));
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  void exited.then(() => changed.resolve());

  async function line(pattern: RegExp): Promise<RegExpExecArray> {
    const give_up_at = performance.now() + PATIENCE_MS;
    for (;;) {
      const change = changed.promise;
      for (const each of output) {
        const match = pattern.exec(each);
        if (match) return match;
      }
      if (child.exitCode !== null) throw new Error(`it ended: ${log.slice(-5).join(" | ")}`);
      const left = give_up_at - performance.now();
      if (left <= 0) throw new Error(`no line like ${pattern} came`);
      const waiting = new AbortController();
      await Promise.race([
        change,
        pause(left, undefined, { signal: waiting.signal }).catch(() => {}),
      ]);
      waiting.abort();
    }
  }

  return {
    pid: child.pid!,
    output,
    log,
    exited,
    line,
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
  };
}
