import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";

export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resident memory in MiB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a module of this folder as a process of its own and waits for its address. */
export async function startChild(module: string, ...parameters: string[]): Promise<Child> {
  const child = fork(new URL(module, import.meta.url), parameters);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const { url } = await message<{ url: string }>(child);
  return {
    url,
    process: child,
    memory: async () => {
      child.send("memory");
      return (await message<{ memory: number }>(child)).memory / 2 ** 20;
    },
    stop: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

function message<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once("message", (received) => resolve(received as Message));
    child.once("exit", () => reject(new Error("the process ended early")));
  });
}
