import { Pool } from "pg";

export interface QueueOptions {
  /** Whose role the queue's client takes. */
  readonly part: "queue" | "worker";
  /** How many connections at most. */
  readonly connections: number;
}

/**
 * Opens the pool of the queue's own client, which acts as one of the service's roles. The queue
 * would open one itself, but it stops listening for errors before its connections are closed, and
 * an error that nobody listens for ends the process: a database that goes away just then would
 * take the service with it.
 *
 * @param url a PostgreSQL connection string
 * @returns the pool; its owner ends it after the queue has ended
 */
export function connectQueue(url: string, options: QueueOptions): Pool {
  const target = new URL(url);
  target.searchParams.set("options", `-c role=assay_${options.part}`);
  target.searchParams.set("application_name", `assay ${options.part}`);
  const pool = new Pool({ connectionString: target.href, max: options.connections });
  pool.on("error", passOver);
  pool.on("connect", (client) => client.on("error", passOver));
  return pool;
}

/** Whoever uses the connection gets the error as that of their statement. */
function passOver(): void {}
