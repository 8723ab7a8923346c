import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A PostgreSQL server that is running on a cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** As PostgreSQL writes it: `starting`, `ready`, `stopping`, … */
  readonly state: string;
}

/**
 * Which server runs on a cluster, by its `postmaster.pid`. After a crash that file may be left, and
 * its process id may meanwhile be any other process's: then the file is removed, because PostgreSQL
 * would take it at its word. Should a server run all the same, PostgreSQL's shared memory still
 * keeps a second one from starting.
 *
 * @param cluster absolute path of the cluster's folder
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = join(cluster, "postmaster.pid");
  const content = await readFile(file, "utf8").catch(() => undefined);
  if (content === undefined) return undefined;
  const [pid, , , port, , , , state] = content.split("\n");
  if (await isPostmaster(Number(pid), cluster)) {
    return { pid: Number(pid), port: Number(port), state: state?.trim() ?? "starting" };
  }
  if (pid !== "" || (await isOld(file))) await rm(file, { force: true });
  return undefined;
}

/** Between creating its file and writing it a server needs no measurable time. */
const OLD_AFTER_MS = 5000;

async function isOld(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
  return Date.now() - mtimeMs > OLD_AFTER_MS;
}

/** The argument by which a server's command line tells on which cluster it runs. */
export function clusterArgument(cluster: string): string {
  return `assay.cluster=${cluster}`;
}

/** Whether a process is the server of this cluster, and neither another program nor a zombie. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (process.platform !== "linux") return isAlive(pid);
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.split("\0").includes(clusterArgument(cluster));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
