import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createSetupLink } from "../../src/dashboard/create_setup_link.ts";
import { ORIGIN, PASSWORD, startTestDashboard } from "./start_test_dashboard.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";

let started: TestDashboard;
before(async () => {
  started = await startTestDashboard();
});
after(() => started.stop());

test("the setup link makes the operator, once", async () => {
  const first = await createSetupLink(started.owner, ORIGIN);
  const second = await createSetupLink(started.owner, ORIGIN);
  const browser = started.browser();
  assert.equal((await browser.get(new URL(first!).pathname)).status, 404, "an older link is dead");
  const shown = await browser.get(new URL(second!).pathname);
  assert.equal(shown.status, 200);
  assert.match(shown.text, /Set up Assay/);
  await browser.join(second!, { name: "Olivia", email: "Olivia@Example.com" });
  assert.equal((await browser.get(new URL(second!).pathname)).status, 404);
  assert.equal(await createSetupLink(started.owner, ORIGIN), undefined);
  assert.equal((await browser.get("/dashboard/profile")).status, 200);
});

test("signing in and out", async () => {
  const browser = started.browser();
  const closed = await browser.get("/dashboard/profile?risk_from=7");
  assert.equal(closed.status, 303);
  const next = closed.headers.get("location")!;
  assert.equal(next, "/dashboard/sign-in?next=%2Fdashboard%2Fprofile%3Frisk_from%3D7");
  const wrong = await browser.post("/dashboard/sign-in", {
    email: "olivia@example.com",
    password: "not the password",
  });
  assert.equal(wrong.status, 400);
  assert.equal(browser.cookies.size, 0);
  const right = await browser.post("/dashboard/sign-in", {
    email: "Olivia@example.com",
    password: PASSWORD,
    next: "/dashboard/profile?risk_from=7",
  });
  assert.equal(right.status, 303);
  assert.equal(right.headers.get("location"), "/dashboard/profile?risk_from=7");
  const cookie = right.headers.getSetCookie().find((one) => one.startsWith("assay.session_token"))!;
  assert.match(cookie, /HttpOnly/);
  assert.match(cookie, /SameSite=Lax/);
  const left = await browser.post("/dashboard/sign-out");
  assert.equal(left.status, 303);
  assert.equal((await browser.get("/dashboard/profile")).status, 303);
});

test("nobody is led elsewhere after signing in", async () => {
  for (const next of [
    "https://evil.example",
    "//evil.example",
    "/dashboard\\evil",
    "/dashboard@x",
  ]) {
    const answer = await started
      .browser()
      .post("/dashboard/sign-in", { email: "olivia@example.com", password: PASSWORD, next });
    assert.equal(answer.headers.get("location"), "/dashboard", next);
  }
});

test("tries are limited", async () => {
  const browser = started.browser();
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    const fields = { email: "mallory@example.com", password: `guess number ${tries}` };
    statuses.push((await browser.post("/dashboard/sign-in", fields)).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(400), 429, 429]);
});

test("a write that does not come from a page of the dashboard is refused", async () => {
  const fields = { email: "olivia@example.com", password: PASSWORD };
  const foreign = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "origin": ORIGIN, "sec-fetch-site": "cross-site" },
    { "origin": ORIGIN, "sec-fetch-site": "none" },
  ];
  for (const headers of foreign) {
    const answer = await started.browser().post("/dashboard/sign-in", fields, headers);
    assert.equal(answer.status, 403, JSON.stringify(headers));
  }
});

test("behind https cookies are Secure", async () => {
  const secure = await startTestDashboard({ public_url: "https://assay.example" });
  const browser = await secure.operator();
  const names = [...browser.cookies.keys()];
  assert.deepEqual(names, ["__Secure-assay.session_token"]);
  await secure.stop();
});
