import { spawn } from "node:child_process";
import { open, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { clusterPath, withRealPath } from "./cluster_path.ts";
import { unwritable } from "./initialize_cluster.ts";
import { clusterArgument, readPostmaster } from "./read_postmaster.ts";
import type { Identity } from "./server_identity.ts";

export interface LaunchOptions {
  /** The program `postgres`. */
  readonly program: string;
  readonly identity: Identity;
  readonly port: number;
  /** Further settings of the server, by name. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Why a server did not start, as far as the next step depends on it. */
export type Launch =
  | { readonly outcome: "ready"; readonly pid: number }
  | { readonly outcome: "port_in_use" | "already_running" }
  | { readonly outcome: "failed"; readonly reason: string };

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  // A socket's path is limited to 107 bytes, which a deep checkout exceeds.
  unix_socket_directories: "",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC",
  // Statements' errors quote stored texts; they reach the client alone. The server's log keeps
  // what concerns the server.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
  // Every statement here is short; compiling them costs more than it saves.
  jit: "off",
};

const LOG_LIMIT_BYTES = 1024 * 1024;
const POLL_MS = 10;
const READY_WITHIN_MS = 120_000;

/**
 * Starts a server on a cluster and waits until it takes connections. The server is a process group
 * of its own, so that Ctrl-C reaches Assay alone, and Assay stops the server last.
 *
 * @param cluster absolute path of the cluster's folder
 */
export async function launchPostmaster(cluster: string, options: LaunchOptions): Promise<Launch> {
  const log = await openLog(join(cluster, "../postgres.log"));
  const settings = { ...SETTINGS, ...options.settings };
  const child = spawn(
    options.program,
    [
      ...["-D", clusterPath(cluster, options.identity), "-p", String(options.port)],
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ...["-c", clusterArgument(cluster)],
    ],
    {
      ...options.identity,
      cwd: cluster,
      env: { LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", log.file.fd, log.file.fd],
      detached: true,
    },
  );
  child.unref();
  let ended = false;
  child.once("exit", () => (ended = true));
  child.once("error", () => (ended = true));
  await log.file.close();
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!ended && performance.now() < deadline) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.state === "ready" && postmaster.pid === child.pid) {
      return { outcome: "ready", pid: postmaster.pid };
    }
    await pause(POLL_MS);
  }
  if (!ended) child.kill("SIGQUIT");
  return explain(withRealPath(await readFrom(log), cluster));
}

interface ServerLog {
  readonly path: string;
  readonly file: Awaited<ReturnType<typeof open>>;
  /** Where this start's lines begin, in bytes. */
  readonly start: number;
}

async function openLog(path: string): Promise<ServerLog> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  const start = size > LOG_LIMIT_BYTES ? 0 : size;
  try {
    return { path, start, file: await open(path, start === 0 ? "w" : "a", 0o600) };
  } catch (error) {
    throw unwritable(join(path, ".."), error);
  }
}

async function readFrom(log: ServerLog): Promise<string> {
  return (await readFile(log.path)).subarray(log.start).toString("utf8");
}

function explain(written: string): Launch {
  const lines = written.split("\n").filter(Boolean);
  const fatal = lines.find((line) => /(FATAL|PANIC):/.test(line)) ?? lines[0] ?? "no reason given";
  const reason = fatal.replace(/^.*?(?:FATAL|PANIC):\s*/, "").trim();
  if (/could not create any TCP\/IP sockets/.test(reason)) return { outcome: "port_in_use" };
  if (/lock file .* (already exists|is empty)|still in use/.test(reason)) {
    return { outcome: "already_running" };
  }
  return { outcome: "failed", reason };
}
