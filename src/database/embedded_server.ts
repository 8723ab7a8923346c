import { existsSync } from "node:fs";
import { mkdir, realpath } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { errorFields } from "../error_fields.ts";
import { OperatorError } from "../operator_error.ts";
import { ensurePostmaster } from "./embedded/ensure_postmaster.ts";
import type { EnsureOptions, RunningServer } from "./embedded/ensure_postmaster.ts";
import { initializeCluster, unwritable } from "./embedded/initialize_cluster.ts";
import { postgresPrograms } from "./embedded/postgres_programs.ts";
import { readPostmaster } from "./embedded/read_postmaster.ts";
import { serverIdentity } from "./embedded/server_identity.ts";
import { stopPostmaster } from "./embedded/stop_postmaster.ts";
import { takeLease } from "./embedded/take_lease.ts";
import type { Lease } from "./embedded/take_lease.ts";
import { isDatabaseUnavailable } from "./is_database_unavailable.ts";

export interface EmbeddedServerOptions {
  /** Folder for the cluster and the server's log; made if it is missing. */
  readonly data_directory: string;
  readonly log: Logger;
  /** Further settings of PostgreSQL, by name; they count when this call starts the server. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedServer {
  /** Connection string of the superuser, to the database `assay`. */
  readonly url: string;
  /** Stops the server, unless another process uses it too. The last one to leave stops it. */
  close(): Promise<void>;
}

const DATABASE = "assay";
const PATIENCE_MS = 60_000;
const RETRY_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;

/**
 * Runs a PostgreSQL server of our own, or joins the one that already runs on the same folder: one
 * left by a killed process, or one of another part of Assay. While it is open a server that dies is
 * started again on the same port.
 *
 * @throws OperatorError when the folder cannot be used or the server does not start
 */
export async function openEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const folder = resolve(options.data_directory);
  await makeFolder(folder);
  const cluster = join(await realpath(folder), "postgres");
  const identity = await serverIdentity(cluster);
  const programs = await postgresPrograms(identity);
  await initializeCluster(cluster, { programs, identity });
  const launch = { program: programs.postgres, identity, settings: options.settings ?? {} };

  const first = await joinServer(cluster, launch);
  const { port, password } = first.server;
  let joined: Joined | undefined = first;
  let joining: Promise<void> = Promise.resolve();
  const closing = new AbortController();

  async function watch(): Promise<void> {
    for (let wait = RETRY_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      if (joined !== undefined) {
        wait = RETRY_PAUSE_MS;
        await joined.lease.lost;
        joined = undefined;
        if (!closing.signal.aborted) options.log.warn({ event: "embedded_database_lost" });
      }
      if (closing.signal.aborted) return;
      joining = rejoin();
      await joining;
      if (joined === undefined) {
        await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  async function rejoin(): Promise<void> {
    try {
      joined = await joinServer(cluster, { ...launch, required_port: port });
      options.log.info({ event: "embedded_database_back" });
    } catch (error) {
      options.log.error({ event: "embedded_database_failed", ...errorFields(error) });
    }
  }

  /** A process that ends in a hurry cannot wait, but it can still tell its server to stop. */
  function stopInHurry(): void {
    const pid = joined?.server.started_pid;
    try {
      if (pid !== undefined) process.kill(pid, "SIGINT");
    } catch {
      // It is gone already.
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    await joining;
    await leaveServer(cluster, joined ?? first).catch((error: unknown) => {
      options.log.error({ event: "embedded_database_not_stopped", ...errorFields(error) });
    });
    process.removeListener("exit", stopInHurry);
  }

  void watch();
  process.once("exit", stopInHurry);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
  return { url, close };
}

interface Joined {
  readonly server: RunningServer;
  readonly lease: Lease;
}

/** Gives the lease back; if it was lost with its connection, a new one is taken for that. */
async function leaveServer(cluster: string, { server, lease }: Joined): Promise<void> {
  const stop = (): Promise<void> => stopPostmaster(cluster);
  try {
    await lease.release(stop);
  } catch {
    if ((await readPostmaster(cluster)) === undefined) return;
    await (await takeLease(server, DATABASE)).release(stop);
  }
}

/** Node's own recursive mkdir never returns where a file system takes no folders, as /proc. */
async function makeFolder(folder: string): Promise<void> {
  for (const path of withParents(folder)) {
    await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      const exists = existsSync(path) && path !== folder;
      if (!exists && error.code !== "EEXIST") throw unwritable(folder, error);
    });
  }
}

/** A path's folders from the root to itself. */
function withParents(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...withParents(parent), path];
}

/** A server may stop between the look at it and the lease: then the look is repeated. */
async function joinServer(cluster: string, launch: EnsureOptions): Promise<Joined> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const server = await ensurePostmaster(cluster, launch);
    try {
      return { server, lease: await takeLease(server, DATABASE) };
    } catch (error) {
      if (isDatabaseUnavailable(error) && performance.now() < deadline) {
        await pause(RETRY_PAUSE_MS);
        continue;
      }
      throw new OperatorError("the embedded database refuses connections", { cause: error });
    }
  }
}
