import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { runOnEmbeddedServer } from "../run_on_embedded_server.ts";
import { launchBrowser } from "./launch_browser.ts";
import { PASSWORD, startSampleService } from "./start_sample_service.ts";
import type { SampleService } from "./start_sample_service.ts";

const LOOKS = [
  ["light", { colorScheme: "light", viewport: { width: 1440, height: 900 } }],
  ["dark", { colorScheme: "dark", viewport: { width: 1440, height: 900 } }],
  ["narrow", { colorScheme: "light", viewport: { width: 360, height: 740 } }],
] as const;

/** Writes a picture of each page of the dashboard, in each look, to a folder. */
async function writeScreenshots(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const service = await startSampleService({ history: 3000 });
  const browser = await launchBrowser();
  for (const [look, options] of LOOKS) {
    const context = await service.signIn(browser, options);
    const page = await context.newPage();
    for (const [name, path] of service.pages) {
      await page.goto(path);
      await page.screenshot({
        path: join(folder, `${name}_${look}.png`),
        fullPage: name !== "laws",
      });
    }
    await page.goto(`/dashboard/logs/${service.gravest}`);
    await page.getByRole("button", { name: "Show raw texts" }).click();
    await page.locator("article mark.violation").first().focus();
    await page.screenshot({ path: join(folder, `raw_${look}.png`), fullPage: false });
    if (look === "light") await printLog(page, { service, folder });
    await page.goto("/dashboard/profile");
    await page.locator("form[action$='second-factor'] input[type=password]").fill(PASSWORD);
    await page.locator("form[action$='second-factor'] button").click();
    await page.screenshot({ path: join(folder, `second_factor_${look}.png`), fullPage: true });
    await context.clearCookies();
    for (const [name, path] of service.open_pages) {
      await page.goto(path);
      await page.screenshot({ path: join(folder, `${name}_${look}.png`) });
    }
    await context.close();
  }
  await browser.close();
  await service.stop();
}

/** A log as it comes out of a printer. */
async function printLog(
  page: Page,
  { service, folder }: { readonly service: SampleService; readonly folder: string },
): Promise<void> {
  await page.goto(`/dashboard/logs/${service.gravest}`);
  await page.emulateMedia({ media: "print" });
  await page.screenshot({ path: join(folder, "log_printed.png"), fullPage: true });
  await page.pdf({ path: join(folder, "log_printed.pdf"), format: "A4" });
  await page.emulateMedia({ media: "screen" });
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node test/browser/write_screenshots.ts FOLDER");
if (process.env["TEST_DATABASE_URL"]) await writeScreenshots(folder);
else {
  await runOnEmbeddedServer(async (url) => {
    process.env["TEST_DATABASE_URL"] = url;
    await writeScreenshots(folder);
  });
}
