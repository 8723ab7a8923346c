import type { CommandContext } from "./command.ts";

/** Resolves when the process is asked to stop. */
export async function untilStopped({ stop }: Pick<CommandContext, "stop">): Promise<void> {
  if (stop.aborted) return;
  await new Promise<void>((resolve) => {
    stop.addEventListener("abort", () => resolve(), { once: true });
  });
}
