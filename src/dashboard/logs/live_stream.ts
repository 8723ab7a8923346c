import { streamSSE } from "hono/streaming";
import type { SSEStreamingApi } from "hono/streaming";
import { viewedAccount } from "../section.ts";
import type { PageContext, Services } from "../section.ts";
import { staysAdmitted } from "../stays_admitted.ts";
import { createUntold } from "./create_untold.ts";

/** After this the browser comes again by itself. */
const LONGEST_STREAM_MS = 10 * 60_000;
const HEARTBEAT_MS = 20_000;

/**
 * Tells which of the account's audits have just ended, as server-sent events: `audited` with
 * submission ids, and `ready` when the reader should look again at all it waits for. Before
 * anything is told, and every 20 s, it is asked whether the reader is still signed in.
 */
export function liveStream(context: PageContext, services: Services): Response {
  const { viewer } = context.var;
  const { account_id } = viewedAccount(context);
  const { headers } = context.req.raw;
  const untold = createUntold();
  const over = Promise.withResolvers<void>();
  let ended = false;
  function finish(): void {
    ended = true;
    over.resolve();
    untold.addAll();
  }

  const unsubscribe = services.live.subscribe(
    { account_id, person_id: viewer.person_id },
    { audited: untold.add, resumed: untold.addAll, closed: finish },
  );
  if (unsubscribe === undefined) return context.text("Too many open pages.", 429);
  untold.addAll();

  async function tell(stream: SSEStreamingApi): Promise<void> {
    while (!ended) {
      await untold.any(HEARTBEAT_MS);
      if (ended || !(await staysAdmitted(viewer, { headers, services }))) return;
      const event = untold.take();
      if (event) await stream.writeSSE(event);
      else await stream.write(": still here\n\n");
    }
  }

  return streamSSE(
    context,
    async (stream) => {
      const end = setTimeout(finish, LONGEST_STREAM_MS);
      stream.onAbort(finish);
      await Promise.race([tell(stream), over.promise]).finally(() => {
        clearTimeout(end);
        unsubscribe();
        finish();
      });
    },
    async (error) => services.log.warn({ event: "stream_failed", error: error.name }),
  );
}
