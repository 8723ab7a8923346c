import type { CommandContext } from "./command.ts";
import type { Running } from "./open_service.ts";

/**
 * Keeps parts running until the process is asked to stop, then closes them in the order of
 * opening, each after the other: what takes work in goes first, the database last. One that fails
 * to close does not keep the next from it.
 *
 * @throws the first failure, after all
 */
export async function runUntilStopped(
  parts: readonly Running[],
  { stop }: Pick<CommandContext, "stop">,
): Promise<void> {
  if (!stop.aborted) {
    await new Promise<void>((resolve) => {
      stop.addEventListener("abort", () => resolve(), { once: true });
    });
  }
  const failures: unknown[] = [];
  for (const part of parts) await part.close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
