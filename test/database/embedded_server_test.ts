import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import postgres from "postgres";

const PROGRAM = fileURLToPath(new URL("./embedded/server_program.ts", import.meta.url));
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const started: ChildProcess[] = [];

after(async () => {
  for (const child of started) if (child.exitCode === null) child.kill("SIGKILL");
  for (const folder of folders) {
    const pid = await postmasterPid(join(folder, "data")).catch(() => undefined);
    if (pid !== undefined) await killed(pid);
    await rm(folder, { recursive: true, force: true });
  }
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "assay-embedded-"));
  folders.push(folder);
  return folder;
}

interface Service {
  readonly child: ChildProcess;
  readonly url: string;
  end(): Promise<void>;
}

async function start(
  data: string,
  identity: { uid?: number; gid?: number } = {},
): Promise<Service> {
  const child = spawn(process.execPath, [PROGRAM, data], {
    ...identity,
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  const complaint = text(child.stderr!);
  const line = await Promise.race([
    once(createInterface(child.stdout!), "line"),
    once(child, "close").then(async () => Promise.reject(new Error(await complaint))),
  ]);
  return { child, url: line[0], end: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  assert.deepEqual(await exited, [0, null]);
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

async function postmasterPid(data: string): Promise<number> {
  return parseInt(await readFile(join(data, "postgres/postmaster.pid"), "utf8"));
}

async function killed(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  await gone(pid);
}

/** Waits until a process is gone; one that nobody has reaped yet counts as gone. */
async function gone(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
    if (status === undefined || / Z /.test(status)) return;
    await pause(10);
  }
  assert.fail(`process ${pid} is still there`);
}

async function query(url: string, statement: string): Promise<unknown> {
  const database = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    const [row] = await database.unsafe(statement);
    return row === undefined ? undefined : Object.values(row)[0];
  } finally {
    await database.end({ timeout: 1 });
  }
}

test("a new cluster is PostgreSQL 18 with C.UTF-8, checksums, fsync and scram; it is kept", async () => {
  const data = join(await newFolder(), "data");
  const first = await start(data);
  const expected = {
    "show server_version_num": /^18\d{4}$/,
    "show server_encoding": /^UTF8$/,
    "select datlocale from pg_database where datname = current_database()": /^C\.UTF-8$/,
    "show data_checksums": /^on$/,
    "show fsync": /^on$/,
    "select current_database()": /^assay$/,
    "select rolsuper from pg_roles where rolname = current_user": /^true$/,
    "select left(rolpassword, 13) from pg_authid where rolname = 'postgres'": /^SCRAM-SHA-256$/,
  };
  for (const [statement, pattern] of Object.entries(expected))
    assert.match(String(await query(first.url, statement)), pattern, statement);
  await query(first.url, "create table kept as select 42 as answer");
  const wrong = first.url.replace(/:[^:@]+@/, ":wrong@");
  await assert.rejects(query(wrong, "select 1"), { code: "28P01" });
  const pid = await postmasterPid(data);
  await first.end();
  await gone(pid);
  const second = await start(data);
  assert.equal(second.url, first.url);
  assert.equal(await query(second.url, "select answer from kept"), 42);
  await second.end();
});

test("only the user itself reads the data and the password", async () => {
  const data = join(await newFolder(), "data");
  await (await start(data)).end();
  assert.equal((await stat(data)).mode & 0o777, 0o700);
  assert.equal((await stat(join(data, "postgres"))).mode & 0o777, 0o700);
  const file = join(data, "postgres/assay_connection.json");
  assert.equal((await stat(file)).mode & 0o777, 0o600);
});

test("it starts again after kill -9 of the service, of the server, and of both", async () => {
  const data = join(await newFolder(), "data");
  const first = await start(data);
  const pid = await postmasterPid(data);
  await kill(first.child);
  const second = await start(data);
  assert.equal(await postmasterPid(data), pid, "the running server is used");
  await killed(pid);
  const deadline = Date.now() + 10_000;
  while ((await query(second.url, "select 1").catch(() => 0)) !== 1) {
    assert.ok(Date.now() < deadline, "a server that died comes back at the same address");
    await pause(50);
  }
  const revived = await postmasterPid(data);
  assert.notEqual(revived, pid);
  await kill(second.child);
  await killed(revived);
  const third = await start(data);
  assert.equal(await query(third.url, "select 1"), 1);
  await third.end();
  await gone(await postmasterPid(data).catch(() => revived));
});

test("several processes share one server, and the last to leave stops it", async () => {
  const data = join(await newFolder(), "data");
  const services = await Promise.all([start(data), start(data), start(data)]);
  const pid = await postmasterPid(data);
  assert.equal(new Set(services.map((service) => service.url)).size, 1);
  await Promise.all([services[0]!.end(), services[1]!.end()]);
  assert.equal(await query(services[2]!.url, "select 1"), 1);
  await services[2]!.end();
  await gone(pid);
});

test("a left postmaster.pid that names another living process does not stop it", async () => {
  const data = join(await newFolder(), "data");
  const first = await start(data);
  const file = join(data, "postgres/postmaster.pid");
  const content = await readFile(file, "utf8");
  const pid = await postmasterPid(data);
  await kill(first.child);
  await killed(pid);
  await writeFile(file, content.replace(/^\d+/, String(process.pid)));
  const second = await start(data);
  assert.equal(await query(second.url, "select 1"), 1);
  await second.end();
});

test("a folder that is no cluster, or cannot be one, gives one line", async () => {
  const foreign = join(await newFolder(), "data");
  await mkdir(join(foreign, "postgres"), { recursive: true });
  await writeFile(join(foreign, "postgres/letter.txt"), "mine");
  await assert.rejects(start(foreign), /^Error: \S+ holds no PostgreSQL cluster: [^\n]+\n$/);
  const file = join(await newFolder(), "data");
  await writeFile(file, "");
  await assert.rejects(start(file), /^Error: the data directory \S+ cannot be written[^\n]+\n$/);
  await assert.rejects(start("/proc/none"), /^Error: the data directory [^\n]+\n$/);
});

test("a damaged cluster gives one line with PostgreSQL's reason", async () => {
  const data = join(await newFolder(), "data");
  await (await start(data)).end();
  await rm(join(data, "postgres/global/pg_control"));
  await assert.rejects(start(data), /^Error: the embedded database did not start: [^\n]+\n$/);
});

test("root runs it in a folder that only root can enter", { skip: !isRoot }, async () => {
  const folder = await newFolder();
  await chmod(folder, 0o700);
  await chown(folder, 0, 0);
  const service = await start(join(folder, "data"));
  assert.equal(await query(service.url, "show data_directory"), "/proc/self/cwd");
  const owner = (await stat(join(folder, "data/postgres"))).uid;
  assert.notEqual(owner, 0);
  await service.end();
});

test("an ordinary user runs it, and root after that", { skip: !isRoot }, async () => {
  const folder = await newFolder();
  await chown(folder, NOBODY, NOBODY);
  const data = join(folder, "data");
  const ordinary = await start(data, { uid: NOBODY, gid: NOBODY });
  assert.equal(await query(ordinary.url, "select 1"), 1);
  await ordinary.end();
  const root = await start(data);
  assert.equal(await query(root.url, "select 1"), 1);
  await root.end();
  assert.equal((await stat(join(data, "postgres"))).uid, NOBODY);
});
