import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "../../src/database/connect.ts";
import type { Database } from "../../src/database/connect.ts";
import { createTestDatabase } from "./create_test_database.ts";
import type { TestDatabase } from "./create_test_database.ts";

/**
 * What becomes of work whose connection is lost: it fails, soon, and alone. A rejection that nobody
 * handles, or an exception outside of any query, fails the test that runs.
 */
let database: TestDatabase;
let login: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  login = database.connect("login", 1);
});
afterEach(async () => await database.drop());

const CONNECTIONS = 4;
const AT_ONCE = 12;
const LOST = new Set(["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "ECONNRESET", "EPIPE", "57P01"]);

async function cutConnections(): Promise<void> {
  await login`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${database.name} and application_name = 'assay dashboard'`;
}

/** A transaction, one statement, and a connection kept for a while: the three ways to ask. */
function ways(pool: Database): readonly (() => Promise<unknown>)[] {
  return [
    () =>
      pool.begin(async (transaction) => {
        await transaction`select set_config('assay.account_id', 'a', true)`;
        const [row] = await transaction`select current_setting('assay.account_id') as account`;
        assert.equal(row!["account"], "a");
      }),
    async () => await pool`select 1`,
    async () => {
      const kept = await pool.reserve();
      try {
        await kept.unsafe("begin");
        await kept`select 1`;
        await kept.unsafe("commit");
      } finally {
        kept.release();
      }
    },
  ];
}

/** Asks in all ways from many sides at once, and counts what failed, by code. */
async function askFor(duration_ms: number, pool: Database): Promise<Map<string, number>> {
  const failures = new Map<string, number>();
  const end = performance.now() + duration_ms;
  const asking = Array.from({ length: AT_ONCE }, async (_, side) => {
    for (let turn = side; performance.now() < end; turn++) {
      try {
        await ways(pool)[turn % 3]!();
      } catch (error) {
        const code = String((error as { code?: unknown }).code ?? error);
        failures.set(code, (failures.get(code) ?? 0) + 1);
        await pause(2);
      }
    }
  });
  await Promise.all(asking);
  return failures;
}

test("nothing fails where more is asked at once than there are connections", async () => {
  const failures = await askFor(1500, database.connect("dashboard", CONNECTIONS));
  assert.deepEqual([...failures], []);
});

test("connections that are cut again and again fail what they carried, and nothing else", async () => {
  const pool = database.connect("dashboard", CONNECTIONS);
  const asked = askFor(4000, pool);
  for (let cut = 0; cut < 40; cut++) {
    await pause(20 + (cut % 7) * 9);
    await cutConnections();
  }
  const failures = await asked;
  assert.ok(failures.size > 0, "connections were cut under way");
  assert.deepEqual(
    [...failures.keys()].filter((code) => !LOST.has(code)),
    [],
  );
  assert.deepEqual([...(await askFor(300, pool))], [], "the pool is whole again");
});

test("a lost transaction's later statements reach no other transaction", async () => {
  const pool = database.connect("dashboard", 1);
  const cut = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;
  const lost = pool.begin(async (transaction) => {
    await transaction`select 1`;
    await cut.promise;
    late = transaction`select set_config('assay.account_id', 'lost', true)`.execute();
    late.catch(() => {});
    await late;
  });
  lost.catch(() => {});
  await pause(50);
  await cutConnections();
  await assert.rejects(lost);
  await pool.begin(async (transaction) => {
    await transaction`select set_config('assay.account_id', 'other', true)`;
    cut.resolve();
    await pause(50);
    await assert.rejects(late!);
    const [row] = await transaction`select current_setting('assay.account_id') as account`;
    assert.equal(row!["account"], "other");
  });
});

test("a pool that was ended while it reconnects opens no connection any more", async () => {
  const pool = database.connect("dashboard", 1);
  await pool`select 1`;
  await cutConnections();
  await pause(20);
  const waiting = assert.rejects(async () => await pool`select 1`, {
    code: "CONNECTION_DESTROYED",
  });
  await pause(5);
  await pool.end({ timeout: 0 });
  await waiting;
  await pause(300);
  const open = await login`
    select from pg_stat_activity
    where datname = ${database.name} and application_name = 'assay dashboard'`;
  assert.equal(open.length, 0);
});

test("who listens hears again after the connection was cut", async () => {
  const pool = database.connect("dashboard", 1);
  const heard: string[] = [];
  let listening = 0;
  await pool.listen(
    "lost_connections",
    (payload) => heard.push(payload),
    () => listening++,
  );
  await cutConnections();
  for (let wait = 0; listening < 2 && wait < 100; wait++) await pause(50);
  await login.notify("lost_connections", "again");
  for (let wait = 0; heard.length === 0 && wait < 100; wait++) await pause(50);
  assert.deepEqual(heard, ["again"]);
});

test("a server that hangs up while it is connected to is a failure, not an endless wait", async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.once("data", () => socket.end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(database.url);
  url.port = String((server.address() as AddressInfo).port);
  const pool = connect(url.href, { part: "api", connections: 1, statement_timeout_ms: 1000 });
  try {
    await assert.rejects(async () => await pool`select 1`, { code: "CONNECTION_CLOSED" });
    assert.equal(connections, 1);
  } finally {
    await pool.end({ timeout: 1 });
    server.close();
  }
});
