import postgres from "postgres";

export type Database = postgres.Sql<{ bigint: number }>;

/**
 * Who connects; each has a role of its own in the database. `login` keeps the login role of the
 * connection string: only a migration needs what that may do.
 */
export type Part = "login" | "owner" | "api" | "worker" | "dashboard";

export interface ConnectOptions {
  readonly part: Part;
  /** How many connections at most. */
  readonly connections: number;
  /** A statement that takes longer is cancelled by the server, in ms. 0 sets no limit. */
  readonly statement_timeout_ms: number;
  /** Keeps a connection as long as it lives: one that holds locks must not be renewed. */
  readonly lasting?: boolean;
  /** Called with every connection that ends, whoever ended it. */
  readonly onclose?: () => void;
  /** Off for PgBouncer in transaction mode. */
  readonly prepare?: boolean;
}

const CONNECT_TIMEOUT_S = 5;

/**
 * Opens a pool of connections that act as the part's role and nothing more.
 *
 * @param url the connection string of a login role that is a member of the part's role
 * @returns the pool; it connects when it is first used, and again after a connection was lost
 */
export function connect(url: string, options: ConnectOptions): Database {
  return postgres(url, {
    ...UNTYPED_OPTIONS,
    max: options.connections,
    connect_timeout: CONNECT_TIMEOUT_S,
    prepare: options.prepare ?? true,
    backoff: reconnectDelay,
    ...(options.lasting && { max_lifetime: null }),
    ...(options.onclose && { onclose: options.onclose }),
    onnotice: ignoreNotice,
    connection: {
      application_name: `assay ${options.part}`,
      ...(options.part !== "login" && { role: `assay_${options.part}` }),
      // A login role named like the schema would find its tables unqualified: nobody shall.
      search_path: "pg_catalog",
      statement_timeout: options.statement_timeout_ms,
      idle_in_transaction_session_timeout: 60_000,
      lock_timeout: options.statement_timeout_ms,
    },
    types: { bigint: SAFE_BIGINT },
  }) as Database;
}

/** Options that the driver reads but does not declare. */
const UNTYPED_OPTIONS = {
  // A slow statement must not hold up those that were sent behind it on the same connection.
  max_pipeline: 1,
};

/**
 * int8 as a number. Sequences and token sums stay far below 2^53, where numbers are exact.
 */
const SAFE_BIGINT = {
  to: 20,
  from: [20],
  serialize: String,
  parse: parseSafeInteger,
};

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("an int8 beyond 2^53 came back");
  return value;
}

/** Seconds until the next attempt to connect: quick at first, and never long. */
function reconnectDelay(attempts: number): number {
  return Math.min(0.05 * 2 ** attempts, 1);
}

/** Notices may quote values; they are for psql, not for a log. */
function ignoreNotice(): void {}
