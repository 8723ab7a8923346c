import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { quickStart } from "../../src/dashboard/integration/quick_start.ts";
import { launchBrowser, skipBrowser } from "./launch_browser.ts";
import { startTestService } from "./start_test_service.ts";
import type { TestService } from "./start_test_service.ts";

const run = promisify(execFile);
const PASSWORD = "three quiet foxes sleep";

let service: TestService;
let browser: Browser;
let page: Page;
const faults: string[] = [];
before(async () => {
  if (skipBrowser) return;
  service = await startTestService();
  browser = await launchBrowser();
  page = await browser.newPage({ baseURL: service.url, timezoneId: "Asia/Tokyo" });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(service.url)) faults.push(`asks ${request.url()}`);
  });
  page.on("dialog", (dialog) => void dialog.accept());
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

let key = "";

test(
  "the setup link makes an operator, who makes an account and a key",
  { skip: skipBrowser },
  async () => {
    await page.goto(service.setup_link);
    await page.getByLabel("Your name").fill("Olivia Operator");
    await page.getByLabel("E-mail").fill("olivia@example.com");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Join" }).click();
    await page.waitForURL("**/dashboard/operator");
    await page.locator("#field-name").fill("Example Bank");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("button", { name: "Example Bank" }).click();
    await page.getByRole("link", { name: "To the integration" }).click();
    await page.getByLabel("Name of a new key").fill("Production server");
    await page.getByRole("button", { name: "Create key" }).click();
    key = (await page.locator("#new-key").textContent())!;
    assert.match(key, /^sk-assay-[A-Za-z0-9]{20}$/);
    assert.ok((await page.locator("#start-0").textContent())!.includes(key));
    await page.goto("/dashboard/integration");
    assert.ok(!(await page.content()).includes(key), "a key is shown once");
  },
);

test("the quick start runs as it stands in three languages", { skip: skipBrowser }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "assay-quick-start-"));
  const [curl, typescript, python] = quickStart({ base: service.url, key });
  await writeFile(join(folder, "start.sh"), curl!.text);
  await writeFile(join(folder, "start.ts"), typescript!.text);
  await writeFile(join(folder, "start.py"), python!.text);
  const outputs = [
    (await run("sh", [join(folder, "start.sh")])).stdout,
    (await run(process.execPath, [join(folder, "start.ts")])).stdout,
    (await run("python3", [join(folder, "start.py")])).stdout,
  ];
  await rm(folder, { recursive: true });
  for (const output of outputs) assert.match(output, /submission_id/);
});

test(
  "a log turns from undergoing audit to its result by itself",
  { skip: skipBrowser },
  async () => {
    await page.goto("/dashboard/logs");
    await page.waitForFunction(
      () =>
        document.querySelectorAll("table.logs tbody tr").length === 3 &&
        document.querySelectorAll("tr[data-pending]").length === 0,
      undefined,
      { timeout: 30_000 },
    );
    assert.equal(await page.locator("table.logs tbody tr").count(), 3);
  },
);

test("a log shows safe texts, and raw ones when asked", { skip: skipBrowser }, async () => {
  await page.locator("table.logs tbody tr").last().getByRole("link").click();
  await page.getByRole("heading", { name: "Input" }).waitFor();
  assert.ok(!(await page.content()).includes("Jane Miller"));
  await page.getByRole("button", { name: "Show raw texts" }).click();
  await page.getByText("Raw texts.").waitFor();
  assert.ok((await page.locator("main").innerText()).includes("neighbour Jane Miller"));
  const mark = page.locator("article mark").first();
  await mark.focus();
  assert.ok(await mark.locator(".note").isVisible());
  await page.keyboard.press("Escape");
  assert.ok(!(await mark.locator(".note").isVisible()));
  assert.match(await page.locator("main").innerText(), /Olivia Operator on this page/);
});

test("a log is exported in three formats", { skip: skipBrowser }, async () => {
  await page.goto("/dashboard/logs");
  await page.locator("table.logs tbody tr").last().getByRole("link").click();
  const starts = { JSON: "{", CSV: "submission_id", PDF: "%PDF-1" };
  for (const [format, start] of Object.entries(starts)) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: format, exact: true }).click();
    const download = await downloading;
    assert.match(download.suggestedFilename(), /^sub_\d+_\w+\.(json|csv|pdf)$/);
    const text = await readFile(await download.path(), "latin1");
    assert.equal(text.slice(0, start.length), start);
    assert.ok(!text.includes("Jane Miller"), "exports hold the safe texts");
  }
});

test("the list is exported, and says how far it is", { skip: skipBrowser }, async () => {
  await page.goto("/dashboard/logs");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV", exact: true }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  assert.equal(text.trim().split("\r\n").length, 4, "a header and three logs");
  await page.getByText("3 logs exported.").waitFor();
});

test("a revoked key stops at once", { skip: skipBrowser }, async () => {
  await page.goto("/dashboard/integration");
  await page.getByRole("button", { name: /Revoke/ }).click();
  await page.getByText("revoked").waitFor();
  const answer = await fetch(service.url, {
    method: "POST",
    headers: { "X-API-Key": key },
    body: "{}",
  });
  assert.equal(answer.status, 401);
});

test("times are the reader's", { skip: skipBrowser }, async () => {
  await page.goto("/dashboard/logs");
  const time = page.locator("table.logs time").first();
  const exact = (await time.getAttribute("datetime"))!;
  const tokyo = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Tokyo",
  }).format(new Date(exact));
  assert.equal((await time.textContent())!.trim(), tokyo);
});

test("no page had an error, and none asked anybody else", { skip: skipBrowser }, () => {
  assert.deepEqual(faults, []);
});
