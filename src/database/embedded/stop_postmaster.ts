import { setTimeout as pause } from "node:timers/promises";
import { isPostmaster, readPostmaster } from "./read_postmaster.ts";

const POLL_MS = 10;
/** Each signal gets its time, in ms: a clean stop, then one that leaves recovery to the next start. */
const STEPS = [
  ["SIGINT", 10_000],
  ["SIGQUIT", 5000],
  ["SIGKILL", 1000],
] as const;

/**
 * Stops the server of a cluster and waits until its process is gone. Open sessions are ended.
 *
 * @param cluster absolute path of the cluster's folder
 */
export async function stopPostmaster(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === undefined) return;
  for (const [signal, patience_ms] of STEPS) {
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      return;
    }
    const deadline = performance.now() + patience_ms;
    while (performance.now() < deadline) {
      if (!(await isPostmaster(postmaster.pid, cluster))) return;
      await pause(POLL_MS);
    }
  }
}
