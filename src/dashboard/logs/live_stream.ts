import { streamSSE } from "hono/streaming";
import { viewedAccount } from "../section.ts";
import type { PageContext, Services } from "../section.ts";

/** After this the browser comes again, and whoever was removed meanwhile does not get in. */
const LONGEST_STREAM_MS = 10 * 60_000;
const HEARTBEAT_MS = 20_000;

/** Tells which of the account's audits have just ended, as server-sent events. */
export function liveStream(context: PageContext, { live }: Services): Response {
  const { account_id } = viewedAccount(context);
  return streamSSE(context, async (stream) => {
    const over = Promise.withResolvers<void>();
    const unsubscribe = live.subscribe(account_id, {
      audited: (submission_ids) => {
        void stream.writeSSE({ event: "audited", data: submission_ids.join(" ") });
      },
      closed: over.resolve,
    });
    const heartbeat = setInterval(() => void stream.write(": still here\n\n"), HEARTBEAT_MS);
    const end = setTimeout(over.resolve, LONGEST_STREAM_MS);
    stream.onAbort(over.resolve);
    await stream.writeSSE({ event: "ready", data: "" });
    await over.promise;
    clearInterval(heartbeat);
    clearTimeout(end);
    unsubscribe();
  });
}
