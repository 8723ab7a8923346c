import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A folder for one test, with the data directory of the service that the test runs in it. */
export interface DataFolder {
  readonly path: string;
  readonly data: string;
  /** Process id of the database server that runs there; undefined when none is recorded. */
  postmaster(): Promise<number | undefined>;
  /** Ends what still runs there and removes the folder. */
  remove(): Promise<void>;
}

export async function createDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), "assay-lifecycle-"));
  const data = join(path, "data");

  async function postmaster(): Promise<number | undefined> {
    const content = await readFile(join(data, "postgres/postmaster.pid"), "utf8").catch(() => "");
    return content === "" ? undefined : parseInt(content);
  }

  return {
    path,
    data,
    postmaster,
    remove: async () => {
      const pid = await postmaster();
      if (pid !== undefined && (await isRunning(pid))) process.kill(pid, "SIGKILL");
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Waits until a process is gone. */
export async function gone(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    if (!(await isRunning(pid))) return;
    await pause(10);
  }
  throw new Error(`process ${pid} is still there`);
}

/** One that has ended but that nobody has reaped does not run. */
async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  return status !== undefined && !/\) Z /.test(status);
}
