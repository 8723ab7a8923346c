import { setTimeout as pause } from "node:timers/promises";
import { OperatorError } from "../../operator_error.ts";
import { readConnection, writeConnection } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { freePort } from "./free_port.ts";
import { launchPostmaster } from "./launch_postmaster.ts";
import type { LaunchOptions } from "./launch_postmaster.ts";
import { readPostmaster } from "./read_postmaster.ts";

export interface EnsureOptions extends Omit<LaunchOptions, "port"> {
  /** Pools that are open reach only this port; a server on another one would not help them. */
  readonly required_port?: number;
}

/** A server that runs, and where. */
export interface RunningServer extends Connection {
  /** Its process, if this call has started it. */
  readonly started_pid?: number;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/**
 * Sees to it that a server runs on the cluster: one that is running is used, one that is stopping
 * is awaited, and otherwise one is started, on the port of last time if that is free.
 *
 * @param cluster absolute path of a cluster's folder
 * @throws OperatorError when no server can be had
 */
export async function ensurePostmaster(
  cluster: string,
  options: EnsureOptions,
): Promise<RunningServer> {
  const connection = await readConnection(cluster);
  let port = options.required_port ?? connection.port;
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const running = await readPostmaster(cluster);
    if (running?.state === "ready") return { ...connection, port: running.port };
    if (running === undefined) {
      const launch = await launchPostmaster(cluster, { ...options, port });
      if (launch.outcome === "ready") {
        const { identity } = options;
        await writeConnection(cluster, { ...connection, port, identity });
        return { ...connection, port, started_pid: launch.pid };
      }
      if (launch.outcome === "failed") {
        throw new OperatorError(`the embedded database did not start: ${launch.reason}`);
      }
      if (launch.outcome === "port_in_use" && options.required_port === undefined) {
        port = await freePort();
      }
    }
    await pause(PAUSE_MS);
  }
  throw new OperatorError(`the embedded database in ${cluster} does not become ready`);
}
