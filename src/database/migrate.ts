import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { Logger, runMigrations } from "graphile-worker";
import type { TransactionSql } from "postgres";
import { OperatorError } from "../operator_error.ts";
import type { Database } from "./connect.ts";
import { connectQueue } from "./connect_queue.ts";

const MIGRATIONS = new URL("../../sql/migrations/", import.meta.url);
const FUNCTIONS = new URL("../../sql/functions/", import.meta.url);

/** Two migrations of one database at once would trip over each other: they take turns. */
const MIGRATION_LOCK = 7_266_001;

interface SqlFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export interface Migration {
  /** Migrations that were, or with `dry_run` would be, run; by file name. */
  readonly migrations: readonly string[];
  /** Functions that were, or with `dry_run` would be, applied anew; by file name. */
  readonly functions: readonly string[];
}

/**
 * Brings the database up to date: runs the migrations that it has not seen, the queue's own, and
 * applies every function whose file has changed. Run again, it does nothing.
 *
 * @param database one connection, as a login role that may create roles and schemas
 * @param options `url` is the same database's connection string, for the queue's own migrations;
 *   with `dry_run` nothing is changed
 * @throws when a migration that has run was changed, or the database is newer than this program
 */
export async function migrate(
  database: Database,
  options: { readonly url: string; readonly dry_run?: boolean },
): Promise<Migration> {
  await database`select pg_advisory_lock(${MIGRATION_LOCK})`;
  try {
    const plan = planMigration(await readSql(), await readLedger(database));
    if (!options.dry_run) await apply(database, { ...plan, url: options.url });
    return {
      migrations: plan.migrations.map((file) => file.name),
      functions: plan.functions.map((file) => file.name),
    };
  } finally {
    await database`select pg_advisory_unlock(${MIGRATION_LOCK})`;
  }
}

/**
 * @throws when the database does not hold exactly the schema that this program was written for
 */
export async function checkSchema(database: Database): Promise<void> {
  const plan = planMigration(await readSql(), await readLedger(database));
  if (plan.migrations.length > 0 || plan.functions.length > 0) {
    throw new OperatorError("the database is not up to date: run `assay migrate` first");
  }
}

interface Ledger {
  readonly migrations: ReadonlyMap<string, string>;
  readonly functions: ReadonlyMap<string, string>;
}

interface Files {
  readonly migrations: readonly SqlFile[];
  readonly functions: readonly SqlFile[];
}

function planMigration(files: Files, ledger: Ledger): Files {
  const known = new Set(files.migrations.map((file) => file.name));
  for (const name of ledger.migrations.keys()) {
    if (!known.has(name)) {
      throw new OperatorError(`the database is newer than this program: it has migration ${name}`);
    }
  }
  for (const file of files.migrations) {
    const checksum = ledger.migrations.get(file.name);
    if (checksum !== undefined && checksum !== file.checksum) {
      throw new OperatorError(`migration ${file.name} was changed after it had run`);
    }
  }
  return {
    migrations: files.migrations.filter((file) => !ledger.migrations.has(file.name)),
    functions: files.functions.filter((file) => ledger.functions.get(file.name) !== file.checksum),
  };
}

async function readLedger(database: Database): Promise<Ledger> {
  const [found] = await database`select to_regclass('assay.migration') is not null as ledger`;
  if (!found?.["ledger"]) return { migrations: new Map(), functions: new Map() };
  const rows = await database<{ name: string; kind: string; checksum: string }[]>`
    select name, kind, checksum from assay.migration order by name`;
  const ofKind = (kind: string): Map<string, string> =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.name, row.checksum]));
  return { migrations: ofKind("migration"), functions: ofKind("function") };
}

async function apply(database: Database, plan: Files & { readonly url: string }): Promise<void> {
  for (const file of plan.migrations) {
    await database.begin(async (transaction) => {
      await transaction.unsafe(file.text);
      await transaction`set local role assay_owner`;
      await record(transaction, { file, kind: "migration" });
    });
  }
  await migrateQueue(database, plan.url);
  if (plan.functions.length === 0) return;
  await database.begin(async (transaction) => {
    await transaction`set local role assay_owner`;
    for (const file of plan.functions) {
      await transaction.unsafe(file.text);
      await record(transaction, { file, kind: "function" });
    }
  });
}

/**
 * The queue's library brings its own migrations and creates its schema "if not exists", for which
 * PostgreSQL asks the right to create one even when it exists. The role has it only meanwhile.
 */
async function migrateQueue(database: Database, url: string): Promise<void> {
  const [row] = await database<{ name: string }[]>`select current_database() as name`;
  const name = row!.name;
  const pgPool = connectQueue(url, { part: "queue", connections: 1 });
  await database`grant create on database ${database(name)} to assay_queue`;
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
    await database`revoke create on database ${database(name)} from assay_queue`;
  }
}

async function record(
  transaction: TransactionSql,
  entry: { readonly file: SqlFile; readonly kind: "migration" | "function" },
): Promise<void> {
  await transaction`
    insert into assay.migration (name, kind, checksum)
    values (${entry.file.name}, ${entry.kind}, ${entry.file.checksum})
    on conflict (kind, name) do update
      set checksum = excluded.checksum, applied_at = excluded.applied_at`;
}

async function readSql(): Promise<Files> {
  const [migrations, functions] = await Promise.all([
    readFolder(MIGRATIONS),
    readFolder(FUNCTIONS),
  ]);
  return { migrations, functions };
}

async function readFolder(folder: URL): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}
