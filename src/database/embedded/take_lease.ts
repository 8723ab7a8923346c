import postgres from "postgres";
import type { Connection } from "./connection.ts";

/** A claim to the running server: whoever holds one needs it. */
export interface Lease {
  /** Resolves when the connection that holds the lease is gone, whoever ended it. */
  readonly lost: Promise<void>;
  /**
   * Gives the lease back. When nobody else holds one, `stop` is called while no one can take one.
   *
   * @returns whether it was the last
   */
  release(stop: () => Promise<void>): Promise<boolean>;
}

/** Shared by all who use the server, exclusive to the one who stops it. */
const SERVER_LOCK = 7_266_010;
const CONNECT_TIMEOUT_S = 10;

/**
 * Takes a lease of the embedded server: a session that holds an advisory lock. It ends with the
 * process, however that ends, so a killed process never keeps the server from being stopped.
 *
 * @throws what the driver throws when the server cannot be reached or is stopping
 */
export async function takeLease(connection: Connection, database: string): Promise<Lease> {
  const lost = Promise.withResolvers<void>();
  const session = postgres({
    host: "127.0.0.1",
    port: connection.port,
    user: "postgres",
    password: connection.password,
    database: "postgres",
    max: 1,
    max_lifetime: null,
    connect_timeout: CONNECT_TIMEOUT_S,
    connection: { application_name: "assay lease" },
    onclose: () => lost.resolve(),
    onnotice: () => {},
  });
  try {
    await session`select pg_advisory_lock_shared(${SERVER_LOCK})`;
    await ensureDatabase(session, database);
  } catch (error) {
    await session.end({ timeout: 1 });
    throw error;
  }
  return {
    lost: lost.promise,
    release: async (stop) => {
      try {
        await session`select pg_advisory_unlock_shared(${SERVER_LOCK})`;
        const [row] = await session`select pg_try_advisory_lock(${SERVER_LOCK}) as last`;
        if (row?.["last"] === true) await stop();
        return row?.["last"] === true;
      } finally {
        await session.end({ timeout: 1 });
      }
    },
  };
}

async function ensureDatabase(session: postgres.Sql, name: string): Promise<void> {
  const found = await session`select from pg_database where datname = ${name}`;
  if (found.length > 0) return;
  await session`create database ${session(name)} template template0`.catch((error: unknown) => {
    const { code } = error as { code?: unknown };
    // Somebody else who started at the same time has made it.
    if (code !== "42P04" && code !== "23505") throw error;
  });
}
