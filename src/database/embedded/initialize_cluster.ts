import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { OperatorError } from "../../operator_error.ts";
import { clusterPath, withRealPath } from "./cluster_path.ts";
import { newPassword, writeConnection } from "./connection.ts";
import { freePort } from "./free_port.ts";
import type { PostgresPrograms } from "./postgres_programs.ts";
import { initializerIdentity } from "./server_identity.ts";
import type { Identity } from "./server_identity.ts";

const DRAFT = ".postgres-draft-";

/**
 * Makes a cluster unless there is one. It is made aside and then renamed, so that a start that was
 * killed halfway leaves nothing that looks like a cluster; of two that start at once one wins.
 *
 * @param cluster absolute path of the cluster's folder; its parent exists
 * @throws OperatorError when the folder cannot be written or holds something else
 */
export async function initializeCluster(
  cluster: string,
  options: { readonly programs: PostgresPrograms; readonly identity: Identity },
): Promise<void> {
  if (await isCluster(cluster)) return;
  await removeAbandonedDrafts(dirname(cluster));
  const aside = await mkdtemp(join(dirname(cluster), DRAFT)).catch((error: unknown) => {
    throw unwritable(dirname(cluster), error);
  });
  const draft = join(aside, "cluster");
  const initializer = initializerIdentity(options.identity);
  const password = newPassword();
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(join(aside, "password"), `${password}\n`, { mode: 0o600 });
    await giveAway(aside, initializer);
    await runInitdb(draft, { program: options.programs.initdb, identity: initializer });
    await writeConnection(draft, { port: await freePort(), password, identity: {} });
    await giveAway(draft, options.identity);
    await rename(draft, cluster);
  } catch (error) {
    if (await isCluster(cluster).catch(() => false)) return;
    throw error instanceof OperatorError ? error : unwritable(dirname(cluster), error);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The one line for a data directory that cannot be used, whatever stands in the way. */
export function unwritable(folder: string, error: unknown): OperatorError {
  const code = (error as { code?: unknown } | null)?.code;
  const reason = typeof code === "string" ? ` (${code})` : "";
  return new OperatorError(
    `the data directory ${folder} cannot be written${reason}: set ASSAY_DATA_DIR to one that can`,
    { cause: error },
  );
}

/**
 * @throws OperatorError when the folder holds something, but no cluster
 */
async function isCluster(cluster: string): Promise<boolean> {
  const entries = await readdir(cluster).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === "ENOENT") return [];
    throw unwritable(cluster, error);
  });
  if (entries.includes("PG_VERSION")) return true;
  if (entries.length === 0) return false;
  throw new OperatorError(
    `${cluster} holds no PostgreSQL cluster: move it away, or set ASSAY_DATA_DIR to another folder`,
  );
}

async function runInitdb(
  draft: string,
  options: { readonly program: string; readonly identity: Identity },
): Promise<void> {
  const path = clusterPath(draft, options.identity);
  const child = spawn(
    options.program,
    [
      `--pgdata=${path}`,
      `--pwfile=${path}/../password`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--data-checksums",
    ],
    {
      ...options.identity,
      cwd: draft,
      env: { LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const ended = once(child, "close");
  const complaint = text(child.stderr!);
  const [code] = await ended;
  if (code === 0) return;
  const lines = (await complaint).split("\n").filter((line) => /error|fatal/i.test(line));
  const line = withRealPath(lines[0] ?? "it gave no reason", draft);
  throw new OperatorError(`PostgreSQL's initdb failed: ${line.trim()}`);
}

/**
 * Hands a folder and all in it to another user.
 *
 * @throws OperatorError when this process may not, as in a container without that capability
 */
async function giveAway(folder: string, identity: Identity): Promise<void> {
  const { uid, gid } = identity;
  if (uid === undefined) return;
  const entries = await readdir(folder, { recursive: true });
  try {
    for (const entry of ["", ...entries]) await chown(join(folder, entry), uid, gid ?? uid);
  } catch (error) {
    throw new OperatorError(
      `files in ${dirname(folder)} cannot be given to user ${uid}, and PostgreSQL refuses to run as root: run Assay as an ordinary user`,
      { cause: error },
    );
  }
}

async function removeAbandonedDrafts(parent: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    const isDraft = entry.startsWith(DRAFT);
    if (!isDraft || (await isYoung(join(parent, entry)))) continue;
    await rm(join(parent, entry), { recursive: true, force: true });
  }
}

/** initdb takes about a second; what is older than this was left behind. */
const ABANDONED_AFTER_MS = 60_000;

async function isYoung(folder: string): Promise<boolean> {
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < ABANDONED_AFTER_MS;
}
