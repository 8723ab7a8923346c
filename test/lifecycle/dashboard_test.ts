import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";
import { startProcess } from "../fault/start_process.ts";
import type { ServiceProcess } from "../fault/start_process.ts";

const READY = /^Assay is ready at (http:\/\/127\.0\.0\.1:\d+\/)$/;

let database: TestDatabase;
const processes: ServiceProcess[] = [];
before(async () => {
  database = await createTestDatabase();
});
after(async () => {
  for (const each of processes) await each.kill();
  await database.drop();
});

function run(parameters: readonly string[], environment: Record<string, string> = {}) {
  const process = startProcess(parameters, { DATABASE_URL: database.url, ...environment });
  processes.push(process);
  return process;
}

async function operatorLink(environment: Record<string, string> = {}): Promise<string> {
  const command = run(["operator", "link"], environment);
  const [link] = await command.line(/^http\S+\/dashboard\/invitation\/\w+$/);
  assert.equal(await command.exited, 0);
  return link!;
}

test("the dashboard alone serves its pages and nothing else, and lets its operator in", async () => {
  const public_url = "https://assay.example";
  const environment = { PORT: "0", ASSAY_PUBLIC_URL: public_url };
  const dashboard = run(["dashboard"], environment);
  const [, url] = await dashboard.line(READY);
  const older = await operatorLink(environment);
  const link = await operatorLink(environment);
  assert.ok(link.startsWith(`${public_url}/dashboard/invitation/`));
  const { pathname } = new URL(link);
  assert.equal((await fetch(new URL(new URL(older).pathname, url))).status, 404);
  assert.equal((await fetch(new URL("/dashboard/sign-in", url))).status, 200);
  assert.equal((await fetch(url!, { method: "POST" })).status, 405);
  assert.equal((await fetch(new URL("/reference", url))).status, 404);
  const person = {
    name: "Olivia",
    email: "olivia@example.com",
    password: "three quiet foxes sleep",
  };
  const joined = await fetch(new URL(pathname, url), {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(person),
  });
  assert.equal(joined.status, 303);
  assert.match(joined.headers.get("set-cookie")!, /__Secure-assay\.session_token=.*; Secure/);
  assert.equal(await dashboard.stop(), 0);
});

test("an operator can be invited from the command line although there is one", async () => {
  assert.match(await operatorLink({ PORT: "9000" }), /^http:\/\/127\.0\.0\.1:9000\/dashboard\//);
});
