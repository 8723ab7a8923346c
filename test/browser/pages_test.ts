import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { fillAccount, settle } from "../dashboard/fill_account.ts";
import { launchBrowser, skipBrowser } from "./launch_browser.ts";
import { PASSWORD, startSampleService } from "./start_sample_service.ts";
import type { SampleService } from "./start_sample_service.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let service: SampleService;
let browser: Browser;
before(async () => {
  if (skipBrowser) return;
  service = await startSampleService();
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: unknown): Promise<{ violations: AxeViolation[] }> };
    };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    return (await axe.run({ runOnly: tags })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id}: ${node.html} ${node.failureSummary}`),
  );
}

async function findOverflow(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} > ${clientWidth}` : "";
  });
  return wide ? [`${page.url()} is wider than its window: ${wide}`] : [];
}

test(
  "without JavaScript, a reload shows what has come of a log",
  { skip: skipBrowser },
  async () => {
    const context = await service.signIn(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    const log = { user_id: "user-6", report: null };
    const { account, database } = service;
    const [id] = await fillAccount(database, account, [log]);
    const row = page.locator("table.logs tbody tr").first();
    await page.goto("/dashboard/logs");
    assert.match(await row.innerText(), /Undergoing audit/);
    await settle(database.connect("worker", 1), { account, log, report: {} });
    await page.reload();
    assert.match(await row.innerText(), /Fully Compliant/);
    await page.goto(`/dashboard/logs/${id}`);
    assert.match(await page.locator("main").innerText(), /Fully Compliant/);
    await context.close();
  },
);

const LOOKS = {
  light: { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  dark: { colorScheme: "dark", viewport: { width: 900, height: 800 } },
  narrow: { colorScheme: "light", viewport: { width: 360, height: 740 } },
} as const;

for (const [look, options] of Object.entries(LOOKS)) {
  test(`no page has a barrier or overflows: ${look}`, { skip: skipBrowser }, async () => {
    const context: BrowserContext = await service.signIn(browser, options);
    const page = await context.newPage();
    const faults: string[] = [];
    for (const [, path] of service.pages) {
      await page.goto(path);
      faults.push(...(await findBarriers(page)), ...(await findOverflow(page)));
    }
    await page.goto(`/dashboard/logs/${service.gravest}`);
    await page.getByRole("button", { name: "Show raw texts" }).click();
    await page.locator("mark").first().waitFor();
    faults.push(...(await findBarriers(page)), ...(await findOverflow(page)));
    await page.goto("/dashboard/profile");
    await page.locator("form[action$='second-factor'] input[type=password]").fill(PASSWORD);
    await page.locator("form[action$='second-factor'] button").click();
    await page.getByText("Secret:").waitFor();
    faults.push(...(await findBarriers(page)), ...(await findOverflow(page)));
    await context.clearCookies();
    for (const [, path] of service.open_pages) {
      await page.goto(path);
      faults.push(...(await findBarriers(page)), ...(await findOverflow(page)));
    }
    await context.close();
    assert.deepEqual(faults, []);
  });
}
