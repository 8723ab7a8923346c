import type { Browser, BrowserContext } from "playwright-core";
import { createTestAccount } from "../database/create_test_account.ts";
import type { TestAccount } from "../database/create_test_account.ts";
import { fillAccount } from "../dashboard/fill_account.ts";
import { SAMPLE_LOGS } from "./sample_logs.ts";
import { startTestService } from "./start_test_service.ts";
import type { TestService } from "./start_test_service.ts";

export const PASSWORD = "three quiet foxes sleep";

export interface SampleService extends TestService {
  readonly account: TestAccount;
  /** The log in which everything was found. */
  readonly gravest: string;
  /** Names of pages and their paths. */
  readonly pages: readonly (readonly [name: string, path: string])[];
  /** A context in which an operator is signed in and looks at the account. */
  signIn(browser: Browser, options?: Parameters<Browser["newContext"]>[0]): Promise<BrowserContext>;
}

/** The service with an account that has logs of each kind, one of them undergoing audit. */
export async function startSampleService(): Promise<SampleService> {
  const service = await startTestService({ worker: false });
  const account = await createTestAccount(service.owner);
  const ids = await fillAccount(service.database, account, [
    ...SAMPLE_LOGS,
    { user_id: "user-5", report: null },
  ]);
  const gravest = ids[2]!;
  let joined = false;
  return {
    ...service,
    account,
    gravest,
    pages: [
      ["overview", "/dashboard"],
      ["logs", "/dashboard/logs"],
      ["log", `/dashboard/logs/${gravest}`],
      ["pending", `/dashboard/logs/${ids.at(-1)!}`],
      ["integration", "/dashboard/integration"],
      ["analytics", "/dashboard/analytics"],
      ["plan", "/dashboard/plan"],
      ["members", "/dashboard/members"],
      ["laws", "/dashboard/laws"],
      ["operator", "/dashboard/operator"],
      ["profile", "/dashboard/profile"],
      ["nothing", "/dashboard/nothing"],
    ],
    signIn: async (browser, options = {}) => {
      const context = await browser.newContext({ baseURL: service.url, ...options });
      const page = await context.newPage();
      if (joined) {
        await page.goto("/dashboard/sign-in");
      } else {
        joined = true;
        await page.goto(service.setup_link);
        await page.getByLabel("Your name").fill("Olivia Operator");
      }
      await page.getByLabel("E-mail").fill("olivia@example.com");
      await page.getByLabel("Password").fill(PASSWORD);
      await page.locator("button.primary").click();
      await page.waitForURL(/operator/);
      await page.getByRole("button", { name: "Test account" }).click();
      await page.waitForURL(/dashboard$/);
      await page.close();
      return context;
    },
  };
}
