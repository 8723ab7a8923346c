import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchBrowser, skipBrowser } from "./launch_browser.ts";
import { startSampleService } from "./start_sample_service.ts";
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

const LOOKS = {
  light: { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  dark: { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
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
    await context.clearCookies();
    for (const path of ["/dashboard/sign-in", "/dashboard/forgotten", "/dashboard/sign-in/code"]) {
      await page.goto(path);
      faults.push(...(await findBarriers(page)), ...(await findOverflow(page)));
    }
    await context.close();
    assert.deepEqual(faults, []);
  });
}
