import assert from "node:assert/strict";
import type { Database } from "../../src/database/connect.ts";
import { checkBooks } from "../worker/check_books.ts";
import { waitUntil } from "../worker/wait_until.ts";

/**
 * Waits until nothing is pending, then checks that every acknowledged submission was audited
 * exactly once, each user's in the order of acknowledgement, and that the books agree.
 */
export async function checkAudits(
  owner: Database,
  acknowledged: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  await waitUntil(async () => {
    return (await owner`select from assay.pending_audit limit 1`).length === 0;
  }, 90_000);
  for (const [user_id, ids] of acknowledged) {
    const rows = await owner<{ submission_id: string }[]>`
      select r.submission_id
      from assay.audit_report r
      join assay.submission s using (submission_id, accepted_at)
      where r.user_id = ${user_id} and r.submission_id = any(${ids as string[]})
      order by r.audited_at, s.sequence`;
    assert.deepEqual(
      rows.map((row) => row.submission_id),
      ids,
    );
  }
  await checkBooks(owner);
}

interface Line {
  readonly event: string;
  readonly submission_id: string;
  readonly time: string;
}

/**
 * Checks by the logs of all workers that no user ran two audits at once. An audit lasts from its
 * start to its settling, or, where its worker was killed, to the next start in that order.
 */
export async function checkTurns(owner: Database, logs: readonly string[]): Promise<void> {
  const lines = logs.flatMap((line): Line[] => {
    if (!line.includes('"audit_')) return [];
    return [JSON.parse(line) as Line];
  });
  assert.ok(lines.length > 0, "the workers log their audits at level debug");
  const users = new Map(
    (
      await owner<{ submission_id: string; user_id: string }[]>`
      select submission_id, user_id from assay.submission`
    ).map((row) => [row.submission_id, row.user_id]),
  );
  lines.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  const running = new Map<string, string>();
  const settled = new Set<string>();
  for (const { event, submission_id } of lines) {
    const user = users.get(submission_id)!;
    const current = running.get(user);
    if (event === "audit_started") {
      const abandoned = current === undefined || current === submission_id;
      assert.ok(abandoned, "a user's next audit starts when the one before it is settled");
      assert.ok(!settled.has(submission_id), "a settled audit is not started again");
      running.set(user, submission_id);
    }
    if (event === "audit_settled") {
      settled.add(submission_id);
      running.delete(user);
    }
  }
}
