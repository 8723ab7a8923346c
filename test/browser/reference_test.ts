import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { Browser, Page } from "playwright-core";
import { errors } from "../../src/contract/errors.ts";
import { referenceRoutes } from "../../src/reference/reference_routes.ts";
import { launchBrowser, skipBrowser } from "./launch_browser.ts";

const received: { key: string | undefined; body: string }[] = [];
const app = new Hono().route("/", referenceRoutes()).post("/", async (context) => {
  received.push({ key: context.req.header("x-api-key"), body: await context.req.text() });
  return context.json({ error: errors.unauthorized.message }, errors.unauthorized.status);
});
const server = createAdaptorServer({ fetch: app.fetch });
let browser: Browser | undefined;
let origin = "";

before(async () => {
  if (skipBrowser) return;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  server.close();
});

/** Opens the reference, and keeps account of everything that it asks for or is refused. */
async function openReference() {
  const page = await (browser ?? assert.fail()).newPage({
    viewport: { width: 1400, height: 1000 },
  });
  const seen = { requests: [] as string[], faults: [] as string[] };
  page.on("request", (request) => seen.requests.push(request.url()));
  page.on("requestfailed", (request) => seen.faults.push(`failed: ${request.url()}`));
  page.on("pageerror", (error) => seen.faults.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // The browser's own line for the answer that the test request gets.
    if (message.text().includes("status of 401")) return;
    seen.faults.push(`console: ${message.text()}`);
  });
  await page.exposeFunction("reportViolation", (violation: string) => {
    seen.faults.push(`violation: ${violation}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.goto(`${origin}/reference`);
  await page.getByRole("heading", { name: "Submit one AI interaction for audit" }).waitFor();
  return { page, seen };
}

async function takePicture(page: Page): Promise<void> {
  const folder = new URL("screenshots/", import.meta.url);
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: new URL("reference.png", folder).pathname, fullPage: true });
}

test(
  "the reference shows the operation from this server alone",
  { skip: skipBrowser },
  async () => {
    const { page, seen } = await openReference();
    const text = await page.locator("body").innerText();
    for (const expected of [
      "submitAudit",
      "user_id",
      "your_company_signing_key_id",
      "X-API-Key",
      "The account cannot pay for the audit.",
      "AuditSubmission",
    ]) {
      assert.ok(text.includes(expected), `${expected} is not on the page`);
    }
    await takePicture(page);
    await page.mouse.wheel(0, 5_000);
    await page.getByRole("heading", { name: "Models" }).waitFor();
    // Whatever the page would send late, to whomever.
    await page.waitForTimeout(1_000);
    assert.deepEqual(seen.faults, []);
    assert.ok(seen.requests.includes(`${origin}/openapi.json`));
    for (const address of seen.requests) {
      assert.ok(/^(data|blob):/.test(address) || new URL(address).origin === origin, address);
    }
    await page.close();
  },
);

test("a request can be tried out from the reference", { skip: skipBrowser }, async () => {
  const { page, seen } = await openReference();
  await page.getByRole("button", { name: "Test Request" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Send/ }).first().click();
  await dialog.getByText("Unauthorized access!").first().waitFor();
  assert.equal(received.length, 1);
  assert.match(received[0]?.body ?? "", /"user_id":\s*"user_8271"/);
  assert.notEqual(received[0]?.key, undefined);
  for (const address of seen.requests) {
    assert.ok(/^(data|blob):/.test(address) || new URL(address).origin === origin, address);
  }
  assert.deepEqual(seen.faults, []);
  await page.close();
});
