import type { Browser, BrowserContext } from "playwright-core";
import { invitationPath, newInvitationToken } from "../../src/dashboard/invitation_token.ts";
import { sha256 } from "../../src/keys/sha256.ts";
import { makeTemplates } from "../../src/seed/make_templates.ts";
import { seedLogs } from "../../src/seed/seed_logs.ts";
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
  /** Pages of who is not signed in. */
  readonly open_pages: readonly (readonly [name: string, path: string])[];
  /** A context in which an operator is signed in and looks at the account. */
  signIn(browser: Browser, options?: Parameters<Browser["newContext"]>[0]): Promise<BrowserContext>;
}

/**
 * The service with an account that has logs of each kind, one of them undergoing audit.
 *
 * @param options `history`: how many seeded logs of the months before there are besides
 */
export async function startSampleService(
  options: { readonly history?: number } = {},
): Promise<SampleService> {
  const service = await startTestService({ worker: false });
  const account = await createTestAccount(service.owner);
  if (options.history) await seedHistory(service, { account, logs: options.history });
  const token = await createSampleInvitation(service, account);
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
    open_pages: [
      ["sign_in", "/dashboard/sign-in"],
      ["sign_in_failed", "/dashboard/sign-in?error=signup_disabled"],
      ["forgotten", "/dashboard/forgotten"],
      ["code", "/dashboard/sign-in/code"],
      ["invitation", invitationPath(token)],
      ["spent", invitationPath("spent")],
      ["reset", "/dashboard/reset/abcdefghijklmnopqrstuvwxyz"],
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

async function seedHistory(
  service: TestService,
  { account, logs }: { readonly account: TestAccount; readonly logs: number },
): Promise<void> {
  const until = new Date(Date.now() - 3_600_000);
  await seedLogs(service.database.connect("owner", 1), {
    account_id: account.account_id,
    logs,
    users: 40,
    until,
    months: 5,
    templates: await makeTemplates(until.toISOString().slice(0, 10)),
  });
}

/** Returns the token of a link by which an auditor can join. */
async function createSampleInvitation(
  { owner }: TestService,
  { account_id }: TestAccount,
): Promise<string> {
  const token = newInvitationToken();
  await owner`
    insert into assay.invitation (token_hash, account_id, role, expires_at)
    values (decode(${await sha256(token)}, 'hex'), ${account_id}, 'auditor', now() + interval '1 day')`;
  return token;
}
