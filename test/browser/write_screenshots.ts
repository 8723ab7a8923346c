import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser } from "./launch_browser.ts";
import { startSampleService } from "./start_sample_service.ts";

const LOOKS = [
  ["light", { colorScheme: "light", viewport: { width: 1440, height: 900 } }],
  ["dark", { colorScheme: "dark", viewport: { width: 1440, height: 900 } }],
  ["narrow", { colorScheme: "light", viewport: { width: 360, height: 740 } }],
] as const;

/** Writes a picture of each page of the dashboard, in each look, to a folder. */
async function writeScreenshots(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const service = await startSampleService();
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
    await context.clearCookies();
    await page.goto("/dashboard/sign-in");
    await page.screenshot({ path: join(folder, `sign_in_${look}.png`) });
    await context.close();
  }
  await browser.close();
  await service.stop();
}

await writeScreenshots(process.argv[2]!);
