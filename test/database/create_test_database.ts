import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "../../src/database/connect.ts";
import type { Database, Part } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";

export interface TestDatabase {
  readonly url: string;
  readonly name: string;
  /** Opens a pool that `drop` ends. */
  connect(part: Part, connections?: number): Database;
  drop(): Promise<void>;
}

const TEMPLATE_LOCK = 7_266_002;

/**
 * A database of its own for a test: a clone of a migrated template, made in some ten ms, or an
 * empty one. TEST_DATABASE_URL names the server and a login role that may create databases.
 */
export async function createTestDatabase(
  kind: "migrated" | "empty" = "migrated",
): Promise<TestDatabase> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) throw new Error("TEST_DATABASE_URL is not set: run the tests with npm test");
  const administrator = open(server, "login", 1);
  const name = `assay_test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  const template = kind === "empty" ? "template0" : await ensureTemplate(administrator, server);
  await administrator.unsafe(`create database ${name} template ${template}`);
  const url = withDatabase(server, name);
  const pools: Database[] = [];
  return {
    url,
    name,
    connect: (part, connections = 2) => {
      const pool = open(url, part, connections);
      pools.push(pool);
      return pool;
    },
    drop: async () => {
      for (const pool of pools) await pool.end({ timeout: 1 });
      await administrator.unsafe(`drop database if exists ${name} with (force)`);
      await administrator.end();
    },
  };
}

/** The template is named for the SQL that it was made with, so a changed file makes a new one. */
async function ensureTemplate(administrator: Database, server: string): Promise<string> {
  const template = `assay_template_${sqlChecksum()}`;
  await administrator`select pg_advisory_lock(${TEMPLATE_LOCK})`;
  try {
    const found = await administrator`select from pg_database where datname = ${template}`;
    if (found.length > 0) return template;
    const draft = `${template}_draft`;
    await administrator.unsafe(`drop database if exists ${draft} with (force)`);
    await administrator.unsafe(`create database ${draft} template template0`);
    const url = withDatabase(server, draft);
    const database = open(url, "login", 1);
    await migrate(database, { url });
    await database.end();
    await administrator.unsafe(`alter database ${draft} rename to ${template}`);
    return template;
  } finally {
    await administrator`select pg_advisory_unlock(${TEMPLATE_LOCK})`;
  }
}

function sqlChecksum(): string {
  const hash = createHash("sha256");
  for (const folder of ["migrations/", "functions/"]) {
    const url = new URL(`../../sql/${folder}`, import.meta.url);
    for (const name of readdirSync(url).sort())
      hash.update(name).update(readFileSync(new URL(name, url)));
  }
  return hash.digest("hex").slice(0, 12);
}

function open(url: string, part: Part, connections: number): Database {
  return connect(url, { part, connections, statement_timeout_ms: 30_000 });
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
