import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fillAccount } from "./fill_account.ts";
import { createPeople } from "./people.ts";
import type { People } from "./people.ts";
import { ORIGIN, startTestDashboard } from "./start_test_dashboard.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";
import type { TestBrowser } from "./test_browser.ts";

let started: TestDashboard;
let people: People;
before(async () => {
  started = await startTestDashboard();
  people = await createPeople(started);
});
after(() => started.stop());

const PATIENCE_MS = 5000;
/** How often a stream that tells nothing asks whether its reader is still admitted. */
const HEARTBEAT_MS = 20_000;

interface Stream {
  readonly status: number;
  /** The next event as `name data`; "end" when the stream has ended, "silence" after a while. */
  next(patience_ms?: number): Promise<string>;
  close(): Promise<void>;
}

async function listen(browser: TestBrowser): Promise<Stream> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await started.app.fetch(
    new Request(new URL("/dashboard/logs/live", ORIGIN), { headers: { cookie } }),
  );
  const body = answer.body ?? new Blob([]).stream();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let reading: Promise<string> | undefined;

  async function read(): Promise<string> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const [, name, data] = /event: (\w+)\ndata: (.*)/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        if (name) return `${name} ${data}`;
        continue;
      }
      const chunk = await reader.read();
      if (chunk.done) return "end";
      text += chunk.value;
    }
  }

  async function next(patience_ms = PATIENCE_MS): Promise<string> {
    reading ??= read();
    const waiting = new AbortController();
    const silence = pause(patience_ms, "silence", { signal: waiting.signal });
    const first = await Promise.race([reading, silence]);
    waiting.abort();
    silence.catch(() => {});
    if (first !== "silence") reading = undefined;
    return first;
  }

  return { status: answer.status, next, close: () => reader.cancel() };
}

/** The next event that names audits; being told to look again may come at any time. */
async function nextAudited(stream: Stream, patience_ms?: number): Promise<string> {
  for (;;) {
    const event = await stream.next(patience_ms);
    if (event !== "ready ") return event;
  }
}

async function audit(user_id: string): Promise<string> {
  const [id] = await fillAccount(started.database, people.account, [{ user_id, report: {} }]);
  return id!;
}

test("events come for one's own account, and for no other", async () => {
  const own = await listen(people.auditor);
  const strange = await listen(people.stranger);
  assert.equal(await own.next(), "ready ");
  assert.equal(await strange.next(), "ready ");
  const id = await audit("live-1");
  assert.equal(await nextAudited(own), `audited ${id}`);
  assert.equal(await nextAudited(strange, 300), "silence");
  await own.close();
  await strange.close();
});

test("who signs out, or is removed, hears nothing more", async () => {
  const invited = await people.owner.post("/dashboard/members/invitations", { role: "auditor" });
  const [link] = /http[^<\s]+\/dashboard\/invitation\/\w+/.exec(invited.text)!;
  const leaver = started.browser();
  await leaver.join(link, { name: "Leaver", email: "leaver@example.com" });
  const first = await listen(leaver);
  assert.equal(await first.next(), "ready ");
  const cookies = new Map(leaver.cookies);
  await leaver.post("/dashboard/sign-out");
  await audit("live-2");
  assert.equal(await nextAudited(first), "end");
  for (const [name, value] of cookies) leaver.cookies.set(name, value);
  assert.equal((await listen(leaver)).status, 303, "the cookie is worth nothing any more");

  const remover = await listen(people.auditor);
  assert.equal(await remover.next(), "ready ");
  await started.owner`
    update assay.member set role = 'owner' where person_id = (
      select id from assay.person where email = 'auditor@example.com')`;
  await audit("live-3");
  assert.equal(await nextAudited(remover), "end", "another role is another admission");
  await started.owner`
    update assay.member set role = 'auditor' where person_id = (
      select id from assay.person where email = 'auditor@example.com')`;
});

test("who is no longer admitted is let go within the heartbeat, though nothing happens", async () => {
  const stream = await listen(people.auditor);
  assert.equal(await stream.next(), "ready ");
  const role = (to: string) => started.owner`
    update assay.member set role = ${to} where person_id = (
      select id from assay.person where email = 'auditor@example.com')`;
  await role("owner");
  const changed = performance.now();
  assert.equal(await stream.next(HEARTBEAT_MS + PATIENCE_MS), "end");
  assert.ok(performance.now() - changed > PATIENCE_MS / 5, "no event, but the clock, ended it");
  await role("auditor");
});

test("one person has a limited number of them, and frees what is closed", async () => {
  const open: Stream[] = [];
  for (let each = 0; each < 12; each++) open.push(await listen(people.owner));
  assert.ok(open.every(({ status }) => status === 200));
  assert.equal((await listen(people.owner)).status, 429);
  const other = await listen(people.auditor);
  assert.equal(other.status, 200);
  await open.pop()!.close();
  await other.close();
  const another = await listen(people.owner);
  assert.equal(another.status, 200);
  for (const stream of [...open, another]) await stream.close();
});

test("a cut listening connection comes back, and readers look again", async () => {
  const stream = await listen(people.auditor);
  assert.equal(await stream.next(), "ready ");
  const cut = await started.database.connect("login", 1)`
    select pg_terminate_backend(pid) as cut from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`;
  assert.deepEqual(
    cut.map((row) => row["cut"]),
    [true],
  );
  assert.equal(await stream.next(), "ready ", "what was told meanwhile, nobody heard");
  const id = await audit("live-4");
  assert.equal(await nextAudited(stream), `audited ${id}`);
  await stream.close();
});

test("closing the dashboard ends them", async () => {
  const stream = await listen(people.auditor);
  assert.equal(await stream.next(), "ready ");
  await started.dashboard.close();
  assert.equal(await nextAudited(stream), "end");
  assert.equal((await listen(people.auditor)).status, 429);
});
