import type { Page } from "playwright-core";
import { exampleSubmission } from "../../src/contract/example_submission.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import { runOnEmbeddedServer } from "../run_on_embedded_server.ts";
import { launchBrowser } from "./launch_browser.ts";
import { startTestService } from "./start_test_service.ts";
import type { TestService } from "./start_test_service.ts";

/** Writes the README's picture: the log of the first request, audited by the service itself. */
async function writePicture(file: string): Promise<void> {
  const service = await startTestService();
  const browser = await launchBrowser();
  const viewport = { width: 1400, height: 960 };
  const page = await browser.newPage({ baseURL: service.url, viewport, colorScheme: "light" });
  await openFirstLog(page, service);
  await page.getByRole("button", { name: "Show raw texts" }).click();
  await page.locator("article mark").first().waitFor();
  await page.screenshot({ path: file });
  await browser.close();
  await service.stop();
}

async function openFirstLog(page: Page, service: TestService): Promise<void> {
  const { key } = await createTestAccount(service.owner);
  const timestamp = new Date().toISOString();
  await fetch(service.url, {
    method: "POST",
    headers: { "X-API-Key": key },
    body: JSON.stringify({ ...exampleSubmission, timestamp }),
  });
  await page.goto(service.setup_link);
  await page.getByLabel("Your name").fill("Olivia Operator");
  await page.getByLabel("E-mail").fill("olivia@example.com");
  await page.getByLabel("Password").fill("three quiet foxes sleep");
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("button", { name: "Test account" }).click();
  await page.goto("/dashboard/logs");
  await page.getByText("Non-Compliant").nth(1).waitFor();
  await page.locator("table.logs tbody a").first().click();
}

const file = process.argv[2];
if (file === undefined) throw new Error("usage: node test/browser/write_picture.ts FILE.png");
await runOnEmbeddedServer(async (url) => {
  process.env["TEST_DATABASE_URL"] = url;
  await writePicture(file);
});
