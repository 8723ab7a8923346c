import { existsSync } from "node:fs";
import { mkdir, realpath } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { errorFields } from "../error_fields.ts";
import { OperatorError } from "../operator_error.ts";
import type { Connection } from "./embedded/connection.ts";
import { ensurePostmaster } from "./embedded/ensure_postmaster.ts";
import { initializeCluster, unwritable } from "./embedded/initialize_cluster.ts";
import { postgresPrograms } from "./embedded/postgres_programs.ts";
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
  const { port, password } = first.connection;
  let lease: Lease | undefined = first.lease;
  const closing = new AbortController();

  async function watch(): Promise<void> {
    let wait = RETRY_PAUSE_MS;
    for (;;) {
      await lease?.lost;
      if (closing.signal.aborted) return;
      options.log.warn({ event: "embedded_database_lost" });
      try {
        lease = (await joinServer(cluster, { ...launch, required_port: port })).lease;
        options.log.info({ event: "embedded_database_back" });
        wait = RETRY_PAUSE_MS;
      } catch (error) {
        lease = undefined;
        options.log.error({ event: "embedded_database_failed", ...errorFields(error) });
        await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
        wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
      }
    }
  }
  void watch();

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}`,
    close: async () => {
      closing.abort();
      await lease?.release(() => stopPostmaster(cluster)).catch(() => {});
    },
  };
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

type Launch = Parameters<typeof ensurePostmaster>[1];

/** A server may stop between the look at it and the lease: then the look is repeated. */
async function joinServer(
  cluster: string,
  launch: Launch,
): Promise<{ readonly connection: Connection; readonly lease: Lease }> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const connection = await ensurePostmaster(cluster, launch);
    try {
      return { connection, lease: await takeLease(connection, DATABASE) };
    } catch (error) {
      if (isDatabaseUnavailable(error) && performance.now() < deadline) {
        await pause(RETRY_PAUSE_MS);
        continue;
      }
      throw new OperatorError(`the embedded database refuses connections`, { cause: error });
    }
  }
}
