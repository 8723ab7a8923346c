import { waitUntil } from "../worker/wait_until.ts";
import { sampleSubmission } from "../intake/sample_submission.ts";

export interface Submitting {
  /** Identifiers of all submissions that were acknowledged, by user. */
  readonly acknowledged: ReadonlyMap<string, readonly string[]>;
  /** Resolves when so many more have been acknowledged: the service works, or works again. */
  progress(submissions: number): Promise<void>;
  stop(): Promise<void>;
}

export interface SubmitOptions {
  /** The base address; asked for each request, since a restart may change it. */
  readonly url: () => string;
  readonly key: string;
  readonly users: number;
}

const PAUSE_MS = 10;

/**
 * Submits for some users, one after another for each, whatever becomes of the service meanwhile:
 * failures are passed over, acknowledgements are kept.
 */
export function submitUnderFault(options: SubmitOptions): Submitting {
  const acknowledged = new Map<string, string[]>();
  let stopped = false;

  async function submitFor(user_id: string): Promise<void> {
    const ids: string[] = [];
    acknowledged.set(user_id, ids);
    while (!stopped) {
      try {
        const response = await fetch(options.url(), {
          method: "POST",
          headers: { "x-api-key": options.key, "content-type": "application/json" },
          body: JSON.stringify(sampleSubmission({ user_id })),
          signal: AbortSignal.timeout(10_000),
        });
        const body = (await response.json()) as { submission_id?: string };
        if (response.status === 200) ids.push(body.submission_id!);
      } catch {
        // The fault: whoever submits tries again.
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  const count = (): number => [...acknowledged.values()].flat().length;
  const submitting = Array.from({ length: options.users }, (_, n) => submitFor(`fault-${n}`));
  return {
    acknowledged,
    progress: async (submissions) => {
      const wanted = count() + submissions;
      await waitUntil(async () => count() >= wanted, 60_000);
    },
    stop: async () => {
      stopped = true;
      await Promise.all(submitting);
    },
  };
}
