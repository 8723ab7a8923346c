import { EventEmitter } from "node:events";
import { Logger as QueueLogger, run } from "graphile-worker";
import type { Runner, TaskList, WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { connect } from "../database/connect.ts";
import type { Database } from "../database/connect.ts";
import { connectQueue } from "../database/connect_queue.ts";
import { nameSession } from "../database/statements/name_session.ts";
import { queueForgottenUsers } from "../database/statements/queue_forgotten_users.ts";
import { unlockDeadWorkers } from "../database/statements/unlock_dead_workers.ts";
import { errorFields } from "../error_fields.ts";
import { createAuditUser, NotDue, TurnTaken } from "./create_audit_user.ts";
import type { AuditUserOptions, User } from "./create_audit_user.ts";

export interface SessionOptions extends AuditUserOptions {
  /** Connection string of a login role that is a member of the worker role. */
  readonly url: string;
  /** How many users' audits may be under way at once. */
  readonly concurrency: number;
  readonly statement_timeout_ms: number;
}

export interface Session {
  /** Resolves when the session is over, by `stop` or because its connection was lost. */
  readonly ended: Promise<void>;
  /** Finishes the audits that are under way, then ends. */
  stop(): Promise<void>;
}

/** Jobs fetched at once; with fewer, fetching costs more than auditing. */
const LOCAL_QUEUE = 500;
const POLL_INTERVAL_MS = 1000;
const QUEUE_CONNECTIONS = 4;
const TURN_TAKEN_PAUSE_MS = 250;
const SWEEP_INTERVAL_MS = 15_000;
const FORGOTTEN_AFTER_S = 60;
const STOP_TIMEOUT_MS = 10_000;
const KILL_TIMEOUT_MS = 2000;

/**
 * One session of a worker: one connection that holds users' turns, and the queue's pool beside it.
 * When the connection is lost, its turns are gone, and so the whole session ends; another follows.
 *
 * @throws when the database is out of reach
 */
export async function startSession(options: SessionOptions): Promise<Session> {
  const lost = Promise.withResolvers<void>();
  const state = { over: false };
  const database = connect(options.url, {
    part: "worker",
    connections: 1,
    lasting: true,
    statement_timeout_ms: options.statement_timeout_ms,
    onclose: () => {
      state.over = true;
      lost.resolve();
    },
  });
  const pgPool = connectQueue(options.url, { part: "worker", connections: QUEUE_CONNECTIONS });
  const disconnect = async (): Promise<void> => {
    const ending = Promise.all([pgPool.end(), database.end({ timeout: 1 })]);
    await withinTime(ending, KILL_TIMEOUT_MS);
  };
  const runner = await startRunner(database, { ...options, pgPool, state }).catch(
    async (error: unknown) => {
      await disconnect();
      throw error;
    },
  );
  const sweeping = setInterval(() => void sweep(database, options.log), SWEEP_INTERVAL_MS);
  const over = Promise.race([lost.promise, runner.promise.catch(() => {})]);

  const ended = over.then(async () => {
    clearInterval(sweeping);
    // Without its connection nothing of the session can be finished: the next one begins afresh.
    if (state.over) await withinTime(runner.kill(), KILL_TIMEOUT_MS);
    await disconnect();
  });
  return {
    ended,
    stop: async () => {
      await withinTime(runner.stop(), STOP_TIMEOUT_MS);
      lost.resolve();
      await ended;
    },
  };
}

interface RunnerOptions extends SessionOptions {
  readonly pgPool: Pool;
  readonly state: { readonly over: boolean };
}

async function startRunner(database: Database, options: RunnerOptions): Promise<Runner> {
  await mend(database, options.log);
  const events: WorkerEvents = new EventEmitter();
  // Jobs carry the pool's name; a session that bears it proves that the pool is alive.
  events.on("pool:create", ({ workerPool }) => {
    void nameSession(database, `assay ${workerPool.id}`).catch(() => {});
  });
  return await run({
    pgPool: options.pgPool,
    concurrency: options.concurrency,
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true,
    taskList: taskList(database, options),
    events,
    logger: queueLogger(options.log, options.state),
    preset: {
      worker: {
        localQueue: { size: LOCAL_QUEUE },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
}

function taskList(database: Database, options: SessionOptions): TaskList {
  const auditUser = createAuditUser(database, options);
  return {
    audit_user: async (payload, { job, addJob }) => {
      const user = payload as User;
      try {
        await auditUser(user);
      } catch (error) {
        const runAt = comesAgainAt(error);
        if (runAt === undefined) throw withoutMessage(error);
        const jobKey = `${user.account_id}/${user.user_id}`;
        await addJob("audit_user", user, { jobKey, runAt, maxAttempts: job.max_attempts });
      }
    },
  };
}

function comesAgainAt(error: unknown): Date | undefined {
  if (error instanceof NotDue) return error.due_at;
  if (error instanceof TurnTaken) return new Date(Date.now() + TURN_TAKEN_PAUSE_MS);
  return undefined;
}

/** The queue keeps the messages of errors, and a message may quote the audited text. */
function withoutMessage(error: unknown): Error {
  const { error: name, code } = errorFields(error);
  return new Error(code === undefined ? name : `${name} ${code}`);
}

/** Frees the jobs of dead workers and queues who was forgotten. */
async function mend(database: Database, log: Logger): Promise<void> {
  const [dead] = await unlockDeadWorkers(database);
  const [forgotten] = await queueForgottenUsers(database, FORGOTTEN_AFTER_S);
  if (dead!.unlocked > 0) log.info({ event: "dead_workers_unlocked", workers: dead!.unlocked });
  if (forgotten!.queued > 0)
    log.warn({ event: "forgotten_users_queued", users: forgotten!.queued });
}

/** A failure to mend is told and tried again at the next turn. */
async function sweep(database: Database, log: Logger): Promise<void> {
  try {
    await mend(database, log);
  } catch (error) {
    log.warn({ event: "sweep_failed", ...errorFields(error) });
  }
}

/** What cannot reach its database might never end; a queue that has ended says so as an error. */
async function withinTime(work: Promise<unknown>, limit_ms: number): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limit_ms);
  await Promise.race([work.catch(() => {}), timeout]);
  clearTimeout(timer);
}

/**
 * Passes on what needs attention, without texts: they may quote what was being worked on. What a
 * session that is over still says is one event many times.
 */
function queueLogger(log: Logger, state: { readonly over: boolean }): QueueLogger {
  return new QueueLogger(() => (level, _message, meta) => {
    if (state.over) return;
    const error = (meta as { error?: unknown } | undefined)?.error;
    if (level !== "error" && error === undefined) return;
    log.warn({ event: "queue_trouble", ...(error !== undefined && errorFields(error)) });
  });
}
