import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { pino } from "pino";
import { connect } from "../../src/database/connect.ts";
import { openEmbeddedServer } from "../../src/database/embedded_server.ts";
import { checkAudits, checkTurns } from "./check_audits.ts";
import { startProcess } from "./start_process.ts";
import type { ServiceProcess } from "./start_process.ts";
import { submitUnderFault } from "./submit_under_fault.ts";
import type { Submitting } from "./submit_under_fault.ts";

/** The service with its own database, as one command starts it; each is killed under load. */
let folder: string;
let services: ServiceProcess[];
let submitting: Submitting | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assay-fault-"));
  services = [];
});
afterEach(async () => {
  await submitting?.stop();
  await services.at(-1)?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  const service = startProcess(["start"], {
    ASSAY_DATA_DIR: folder,
    PORT: "0",
    LOG_LEVEL: "debug",
    ASSAY_COOLDOWN_SECONDS: "0",
  });
  services.push(service);
  const [, url] = await service.line(/^Assay is ready at (http:\S+)$/);
  return url!;
}

/** Starts the service for the first time, when it tells the demonstration account's key. */
async function startFirst(): Promise<{ url: string; key: string }> {
  const url = await start();
  const [key] = await services[0]!.line(/sk-assay-[A-Za-z0-9]{20}/);
  return { url, key };
}

async function check(acknowledged: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const server = await openEmbeddedServer({
    data_directory: folder,
    log: pino({ enabled: false }),
  });
  const options = { part: "owner", connections: 1, statement_timeout_ms: 10_000 } as const;
  const owner = connect(server.url, options);
  try {
    await checkAudits(owner, acknowledged);
    await checkTurns(
      owner,
      services.flatMap((service) => service.log),
    );
  } finally {
    await owner.end();
    await server.close();
  }
}

/** The postmaster writes its process id into the first line of a file in its data directory. */
function postmaster(): number {
  return Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** Under load and past each fault, so many submissions are acknowledged. */
const SOME = 40;

test("kill -9 of the service under load loses and doubles nothing", async () => {
  let { url, key } = await startFirst();
  const load = (submitting = submitUnderFault({ url: () => url, key, users: 8 }));
  for (let round = 0; round < 2; round++) {
    await load.progress(SOME);
    await services.at(-1)!.kill();
    url = await start();
  }
  await load.progress(SOME);
  await load.stop();
  await check(load.acknowledged);
});

test("kill -9 of PostgreSQL under load loses and doubles nothing", async () => {
  const { url, key } = await startFirst();
  const load = (submitting = submitUnderFault({ url: () => url, key, users: 8 }));
  for (let round = 0; round < 2; round++) {
    await load.progress(SOME);
    process.kill(postmaster(), "SIGKILL");
  }
  await load.progress(SOME);
  await load.stop();
  await check(load.acknowledged);
});

test("kill -9 of both under load loses and doubles nothing", async () => {
  let { url, key } = await startFirst();
  const load = (submitting = submitUnderFault({ url: () => url, key, users: 8 }));
  await load.progress(SOME);
  const database = postmaster();
  await services.at(-1)!.kill();
  process.kill(database, "SIGKILL");
  url = await start();
  await load.progress(SOME);
  await load.stop();
  await check(load.acknowledged);
});
