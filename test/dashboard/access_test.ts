import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fillAccount } from "./fill_account.ts";
import { createPeople } from "./people.ts";
import type { People } from "./people.ts";
import { ORIGIN, startTestDashboard } from "./start_test_dashboard.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";
import type { TestBrowser } from "./test_browser.ts";

/** What answers somebody who is not signed in. This list may only shrink. */
const OPEN = [
  "GET /dashboard/assets/:version/:name",
  "GET /dashboard/auth/callback/sso",
  "GET /dashboard/forgotten",
  "GET /dashboard/invitation/:token",
  "GET /dashboard/invitation/:token/sso",
  "GET /dashboard/reset/:token",
  "GET /dashboard/sign-in",
  "GET /dashboard/sign-in/code",
  "GET /dashboard/sign-in/sso",
  "POST /dashboard/invitation/:token",
  "POST /dashboard/invitation/:token/sso",
  "POST /dashboard/invitation/:token/sso/confirm",
  "POST /dashboard/reset/:token",
  "POST /dashboard/sign-in",
  "POST /dashboard/sign-in/code",
  "POST /dashboard/sign-in/sso",
  "POST /dashboard/sign-out",
];

const OPERATOR_ONLY = /^\/dashboard\/operator/;
const NOT_FOR_AUDITORS =
  /^(GET|POST) \/dashboard\/(members|operator)|^POST \/dashboard\/integration/;

let started: TestDashboard;
let people: People;
let id: string;
before(async () => {
  started = await startTestDashboard({
    public_url: ORIGIN,
    single_sign_on: {
      name: "Example ID",
      discovery_url: "http://127.0.0.1:1/.well-known/openid-configuration",
      client_id: "assay",
      client_secret: "secret",
    },
  });
  people = await createPeople(started);
  [id] = (await fillAccount(started.database, people.account, [
    { user_id: "u", input: "THE-RAW-INPUT", session: "s-1", report: { safe_input: "[SAFE_1]" } },
  ])) as [string];
});
after(() => started.stop());

interface Route {
  readonly method: string;
  readonly pattern: string;
  /** With identifiers that exist, where the account has such. */
  readonly path: string;
}

function routes(): Route[] {
  const all = started.dashboard.routes.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, "$1")}`);
  return [...new Set(all)].sort().map((route) => {
    const [method, pattern] = route.split(" ") as [string, string];
    const own = pattern.startsWith("/dashboard/logs") ? id : crypto.randomUUID();
    return { method, pattern, path: pattern.replace(/:\w+(\{[^}]*\})?/g, own) };
  });
}

async function ask(browser: TestBrowser, route: Route) {
  return route.method === "GET" ? await browser.get(route.path) : await browser.post(route.path);
}

test("all but the open routes are closed to who is not signed in", async () => {
  const open: string[] = [];
  for (const route of routes()) {
    const answer = await ask(started.browser(), route);
    const location = answer.headers.get("location") ?? "";
    const closed = answer.status === 303 && location.startsWith("/dashboard/sign-in?next=");
    const closed_write = answer.status === 303 && location === "/dashboard/sign-in";
    if (!closed && !(closed_write && route.method === "POST")) {
      open.push(`${route.method} ${route.pattern}`);
    }
  }
  const listed = OPEN.filter((route) => !route.endsWith("sign-out"));
  assert.deepEqual(open, listed);
});

test("to roles that may not enter, a route does not exist", async () => {
  for (const route of routes()) {
    if (OPEN.includes(`${route.method} ${route.pattern}`)) continue;
    if (OPERATOR_ONLY.test(route.pattern)) {
      assert.equal((await ask(people.owner, route)).status, 404, route.pattern);
    }
    if (NOT_FOR_AUDITORS.test(`${route.method} ${route.pattern}`)) {
      if (route.method === "GET" && route.pattern === "/dashboard/integration") continue;
      assert.equal((await ask(people.auditor, route)).status, 404, route.pattern);
    }
  }
});

test("another account's identifiers give 404, and nothing happens to them", async () => {
  const [key] = await started.owner`
    select key_id from assay.api_key where account_id = ${people.account.account_id}`;
  const [member] = await started.owner`
    select person_id from assay.member where role = 'auditor'`;
  const strange = [
    ["GET", `/dashboard/logs/${id}`],
    ["GET", `/dashboard/logs/${id}/row`],
    ["POST", `/dashboard/logs/${id}/raw`],
    ["POST", `/dashboard/integration/keys/${key!["key_id"]}/revoke`],
    ["POST", `/dashboard/members/${member!["person_id"]}/remove`],
    ["POST", `/dashboard/members/${member!["person_id"]}/reset`],
  ] as const;
  for (const [method, path] of strange) {
    const answer = await ask(people.stranger, { method, pattern: path, path });
    assert.equal(answer.status, 404, path);
    assert.ok(!answer.text.includes("RAW-INPUT"));
  }
  const [after] = await started.owner`
    select (select revoked_at from assay.api_key where key_id = ${key!["key_id"]}) as revoked_at,
      (select count(*) from assay.reveal)::int as reveals,
      (select count(*) from assay.member where role = 'auditor')::int as auditors`;
  assert.deepEqual({ ...after }, { revoked_at: null, reveals: 0, auditors: 1 });
});

test("nobody but an operator chooses whose account they look at", async () => {
  people.stranger.cookies.set("assay_account", people.account.account_id);
  assert.equal((await people.stranger.get(`/dashboard/logs/${id}`)).status, 404);
  assert.equal((await people.operator.get(`/dashboard/logs/${id}`)).status, 200);
});

test("raw texts come only with a record of who looked", async () => {
  const safe = await people.auditor.get(`/dashboard/logs/${id}`);
  assert.equal(safe.status, 200);
  assert.ok(safe.text.includes("[SAFE_1]") && !safe.text.includes("RAW-INPUT"));
  const raw = await people.auditor.post(`/dashboard/logs/${id}/raw`);
  assert.ok(raw.text.includes("THE-RAW-INPUT"));
  const again = await people.owner.get(`/dashboard/logs/${id}`);
  assert.match(again.text, /Auditor<\/bdi\s*>\s*on this page/);
  const dashboard = started.database.connect("dashboard", 1);
  await assert.rejects(dashboard`select input_value from assay.submission`, { code: "42501" });
});

test("behind the application, row level security shows an account's rows alone", async () => {
  const dashboard = started.database.connect("dashboard", 1);
  const tables = ["submission", "audit_report", "audit_facet", "ledger_entry", "api_key", "member"];
  const visible = async (table: string, account_id: string): Promise<number> => {
    const rows = await dashboard.begin(async (transaction) => {
      await transaction`select set_config('assay.account_id', ${account_id}, true)`;
      return await transaction`select account_id from ${transaction(`assay.${table}`)}`;
    });
    assert.ok(
      rows.every((row) => row["account_id"] === account_id),
      table,
    );
    return rows.length;
  };
  for (const table of tables) {
    assert.equal(await visible(table, ""), 0, `${table} without an account`);
    if (table !== "audit_facet") {
      assert.ok((await visible(table, people.account.account_id)) > 0, table);
    }
  }
});

test("every route of a log is its account's alone", async () => {
  const own = routes().filter(({ pattern }) => pattern.includes("/logs/:id"));
  assert.ok(own.length > 5);
  for (const route of own) {
    const answer = await ask(people.stranger, route);
    assert.equal(answer.status, 404, `${route.method} ${route.pattern}`);
    assert.ok(!answer.text.includes("RAW-INPUT"));
    assert.equal((await ask(people.auditor, route)).status, 200, route.pattern);
  }
  const seen = await started.owner`
    select purpose from assay.reveal where submission_id = ${id} order by purpose`;
  const purposes = new Set(seen.map((row) => row["purpose"]));
  assert.deepEqual([...purposes], ["csv", "json", "page", "pdf"], "each look is on the record");
});

test("an owner cannot make an operator", async () => {
  const dashboard = started.database.connect("dashboard", 1);
  const invite = dashboard.begin(async (transaction) => {
    await transaction`
      select set_config('assay.account_id', ${people.account.account_id}, true)`;
    await transaction`
      insert into assay.invitation (token_hash, role, expires_at)
      values (sha256('x'), 'operator', now() + interval '1 day')`;
  });
  await assert.rejects(invite, { code: "42501" });
});

test("who is removed is out at once", async () => {
  const [member] = await started.owner`
    select person_id from assay.member where role = 'auditor'`;
  assert.equal((await people.auditor.get("/dashboard/logs")).status, 200);
  const removed = await people.owner.post(`/dashboard/members/${member!["person_id"]}/remove`);
  assert.equal(removed.status, 303);
  assert.equal((await people.auditor.get("/dashboard/logs")).status, 303);
});

test("every answer carries the headers that keep a page to itself", async () => {
  for (const path of ["/dashboard/sign-in", "/dashboard/logs", "/dashboard/nothing"]) {
    const { headers } = await people.owner.get(path);
    const policy = headers.get("content-security-policy")!;
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.doesNotMatch(policy, /unsafe|\*/);
    assert.equal(headers.get("cache-control"), "no-store");
    assert.equal(headers.get("x-frame-options"), "DENY");
  }
});
