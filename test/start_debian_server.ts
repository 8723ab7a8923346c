import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../src/database/connect.ts";
import { freePort } from "../src/database/embedded/free_port.ts";

/** Debian's PostgreSQL 15, the oldest version that is supported. */
const PROGRAMS = "/usr/lib/postgresql/15/bin";
/** `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;

export interface DebianServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Debian's PostgreSQL 15 on an empty cluster; undefined where it is not installed. */
export async function startDebianServer(): Promise<DebianServer | undefined> {
  if (!existsSync(join(PROGRAMS, "initdb"))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "assay-debian-"));
  const identity = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : undefined;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const cluster = join(folder, "cluster");
  const encoding = ["--encoding=UTF8", "--locale=C.UTF-8"];
  execFileSync(
    join(PROGRAMS, "initdb"),
    ["-D", cluster, "-U", "assay", "--auth=trust", "--no-sync", ...encoding],
    { ...identity, stdio: "ignore", cwd: folder },
  );
  const port = await freePort();
  const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: folder };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(PROGRAMS, "postgres"), ["-D", cluster, ...options], {
    ...identity,
    stdio: "ignore",
    cwd: folder,
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `postgres://assay@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    stop: async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  const database = connect(url, { part: "login", connections: 1, statement_timeout_ms: 5000 });
  for (let attempt = 1; ; attempt++) {
    try {
      await database`select 1`;
      break;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await database.end();
}
