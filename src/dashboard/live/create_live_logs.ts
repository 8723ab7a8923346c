import type { Logger } from "pino";
import type { Database } from "../../database/connect.ts";
import { errorFields } from "../../error_fields.ts";

export interface LogListener {
  /** Called with submissions of the account whose audit has just ended. */
  audited(submission_ids: readonly string[]): void;
  /** Called when it is listened again, after what was told meanwhile was told to nobody. */
  resumed(): void;
  /** Called when nothing more will be heard. */
  closed(): void;
}

export interface LiveLogs {
  /**
   * Listens to one account until the returned function is called.
   *
   * @returns undefined when there are as many listeners as there may be, of this person or of all
   */
  subscribe(
    reader: { readonly account_id: string; readonly person_id: string },
    listener: LogListener,
  ): (() => void) | undefined;
  /** Tells the readers that they hear no more, and takes no new ones. */
  end(): void;
  /** Ends, and leaves the connection. */
  close(): Promise<void>;
}

/** Open pages of one person, and of all; each holds a connection. */
const MOST_OF_A_PERSON = 12;
const MOST = 2000;

/** settle_audits and fail_audit tell here: the account, then submissions, parted by spaces. */
const CHANNEL = "assay_audited";

/**
 * Hears from the database which audits have ended, over one connection for all readers. It connects
 * with the first reader, and again by itself when the connection is lost.
 */
export function createLiveLogs(database: Database, log: Logger): LiveLogs {
  const listeners = new Set<LogListener & { account_id: string; person_id: string }>();
  let closed = false;
  let listening: Promise<{ unlisten: () => Promise<void> }> | undefined;

  function tell(payload: string): void {
    const [account_id, ...submission_ids] = payload.split(" ");
    for (const listener of listeners) {
      if (listener.account_id === account_id) listener.audited(submission_ids);
    }
  }

  function resume(): void {
    for (const listener of listeners) listener.resumed();
  }

  function hasRoom(person_id: string): boolean {
    if (closed || listeners.size >= MOST) return false;
    const own = [...listeners].filter((listener) => listener.person_id === person_id);
    return own.length < MOST_OF_A_PERSON;
  }

  function listen(): void {
    listening ??= database.listen(CHANNEL, tell, resume);
    listening.catch((error) => {
      listening = undefined;
      log.warn({ event: "listen_failed", ...errorFields(error) });
    });
  }

  function end(): void {
    closed = true;
    for (const listener of listeners) listener.closed();
  }

  return {
    subscribe: (reader, listener) => {
      if (!hasRoom(reader.person_id)) return undefined;
      const added = { ...listener, ...reader };
      listeners.add(added);
      listen();
      return () => void listeners.delete(added);
    },
    end,
    close: async () => {
      end();
      const open = await listening?.catch(() => undefined);
      await open?.unlisten();
    },
  };
}
