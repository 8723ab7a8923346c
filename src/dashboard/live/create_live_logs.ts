import type { Logger } from "pino";
import type { Database } from "../../database/connect.ts";
import { errorFields } from "../../error_fields.ts";

export interface LogListener {
  /** Called with submissions of the account whose audit has just ended. */
  audited(submission_ids: readonly string[]): void;
  /** Called when nothing more will be heard. */
  closed(): void;
}

export interface LiveLogs {
  /** Listens to one account until the returned function is called. */
  subscribe(account_id: string, listener: LogListener): () => void;
  close(): Promise<void>;
}

/** What settle_audits and fail_audit tell: the account, then submissions, parted by spaces. */
const CHANNEL = "assay_audited";

/**
 * Hears from the database which audits have ended, over one connection for all readers. It connects
 * with the first reader, and again by itself when the connection is lost.
 */
export function createLiveLogs(database: Database, log: Logger): LiveLogs {
  const listeners = new Map<string, Set<LogListener>>();
  let listening: Promise<{ unlisten: () => Promise<void> }> | undefined;

  function tell(payload: string): void {
    const [account_id, ...submission_ids] = payload.split(" ");
    for (const listener of listeners.get(account_id!) ?? []) listener.audited(submission_ids);
  }

  function listen(): void {
    listening ??= database.listen(CHANNEL, tell);
    listening.catch((error) => {
      listening = undefined;
      log.warn({ event: "listen_failed", ...errorFields(error) });
    });
  }

  return {
    subscribe: (account_id, listener) => {
      const ofAccount = listeners.get(account_id) ?? new Set();
      listeners.set(account_id, ofAccount.add(listener));
      listen();
      return () => {
        ofAccount.delete(listener);
        if (ofAccount.size === 0) listeners.delete(account_id);
      };
    },
    close: async () => {
      for (const ofAccount of listeners.values()) {
        for (const listener of ofAccount) listener.closed();
      }
      const open = await listening?.catch(() => undefined);
      await open?.unlisten();
    },
  };
}
