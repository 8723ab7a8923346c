import type { TestAccount } from "../database/create_test_account.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";
import type { TestBrowser } from "./test_browser.ts";

export interface People {
  readonly account: TestAccount;
  readonly operator: TestBrowser;
  readonly owner: TestBrowser;
  readonly auditor: TestBrowser;
  /** An owner of another account. */
  readonly stranger: TestBrowser;
  readonly strange_account: TestAccount;
}

/** An account with an owner and an auditor, an operator who looks at it, and another account. */
export async function createPeople(started: TestDashboard): Promise<People> {
  const account = await createTestAccount(started.owner);
  const strange_account = await createTestAccount(started.owner);
  const operator = await started.operator();
  const invite = async (account_id: string, role: string, name: string): Promise<TestBrowser> => {
    await operator.post(`/dashboard/operator/accounts/${account_id}/view`);
    const shown = await operator.post("/dashboard/members/invitations", { role });
    const [link] = /http[^<\s]+\/dashboard\/invitation\/\w+/.exec(shown.text)!;
    const browser = started.browser();
    await browser.join(link, { name, email: `${name.toLowerCase()}@example.com` });
    return browser;
  };
  const stranger = await invite(strange_account.account_id, "owner", "Stranger");
  const owner = await invite(account.account_id, "owner", "Owner");
  const auditor = await invite(account.account_id, "auditor", "Auditor");
  return { account, strange_account, operator, owner, auditor, stranger };
}
