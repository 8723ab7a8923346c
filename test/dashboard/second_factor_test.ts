import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, test } from "node:test";
import { createPeople } from "./people.ts";
import type { People } from "./people.ts";
import { PASSWORD, startTestDashboard } from "./start_test_dashboard.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";

let started: TestDashboard;
let people: People;
before(async () => {
  started = await startTestDashboard();
  people = await createPeople(started);
});
after(() => started.stop());

/** A time-based one-time password (RFC 6238, SHA-1, 30 s, six digits) of a base32 secret. */
function codeOf(secret: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret]
    .map((one) => alphabet.indexOf(one).toString(2).padStart(5, "0"))
    .join("");
  const bytes = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const offset = digest[19]! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

test("with a second factor, a password alone opens nothing", async () => {
  const wrong = await people.owner.post("/dashboard/profile/second-factor", { password: "no" });
  assert.equal(wrong.status, 400);
  const begun = await people.owner.post("/dashboard/profile/second-factor", { password: PASSWORD });
  const secret = /Secret: <code class="key">([A-Z2-7]+)/.exec(begun.text)![1]!;
  const backup = /aria-label="Backup codes"\s*>([^<\n]+)/.exec(begun.text)![1]!.trim();
  const confirm = { code: codeOf(secret) };
  const turned = await people.owner.post("/dashboard/profile/second-factor/confirm", confirm);
  assert.equal(turned.status, 303, turned.text);

  for (const code of [codeOf(secret), backup]) {
    const browser = started.browser();
    const fields = { email: "owner@example.com", password: PASSWORD };
    const first = await browser.post("/dashboard/sign-in", fields);
    assert.match(first.headers.get("location")!, /^\/dashboard\/sign-in\/code/);
    assert.equal((await browser.get("/dashboard/logs")).status, 303, "not signed in yet");
    const bad = await browser.post("/dashboard/sign-in/code", { code: "000000" });
    assert.equal(bad.status, 400);
    const good = await browser.post("/dashboard/sign-in/code", { code });
    assert.equal(good.status, 303, good.text);
    assert.equal((await browser.get("/dashboard/logs")).status, 200);
  }
});

test("an owner makes a reset link; it works once and ends all sessions", async () => {
  const [member] = await started.owner`select person_id from assay.member where role = 'auditor'`;
  const path = `/dashboard/members/${member!["person_id"]}/reset`;
  const shown = await people.owner.post(path);
  const [link] = /\/dashboard\/reset\/\w+/.exec(shown.text)!;
  const anybody = started.browser();
  assert.equal((await anybody.get(link)).status, 200);
  assert.equal((await anybody.post(link, { password: "short" })).status, 400);
  const password = "four loud geese wander";
  assert.equal((await anybody.post(link, { password })).status, 303);
  assert.equal((await anybody.post(link, { password })).status, 400, "it worked once");
  assert.equal((await people.auditor.get("/dashboard/logs")).status, 303, "sessions have ended");
  const email = "auditor@example.com";
  const old = await started.browser().post("/dashboard/sign-in", { email, password: PASSWORD });
  assert.equal(old.status, 400);
  const fresh = await started.browser().post("/dashboard/sign-in", { email, password });
  assert.equal(fresh.status, 303);
});

test("secrets lie encrypted or hashed", async () => {
  const rows = await started.owner`
    select f.secret, f.backup_codes, c.password_hash
    from assay.second_factor f join assay.credential c using (person_id)`;
  assert.equal(rows.length, 1);
  assert.doesNotMatch(rows[0]!["secret"], /^[A-Z2-7]{16,}$/);
  assert.match(rows[0]!["password_hash"], /^[0-9a-f]{32}:[0-9a-f]{128}$/);
});
