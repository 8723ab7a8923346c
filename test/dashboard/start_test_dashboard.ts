import { pino } from "pino";
import { createApp } from "../../src/create_app.ts";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";
import { createDashboard } from "../../src/dashboard/create_dashboard.ts";
import type { Dashboard, DashboardOptions } from "../../src/dashboard/create_dashboard.ts";
import { createSetupLink } from "../../src/dashboard/create_setup_link.ts";
import type { Database } from "../../src/database/connect.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";
import { createBrowser } from "./test_browser.ts";
import type { TestBrowser } from "./test_browser.ts";

export const PASSWORD = "three quiet foxes sleep";

export interface TestDashboard {
  readonly database: TestDatabase;
  readonly owner: Database;
  readonly dashboard: Dashboard;
  readonly app: Pick<ReturnType<typeof createApp>, "fetch">;
  /** Lines that the dashboard logged. */
  readonly logged: string[];
  /** A browser that has not signed in. */
  browser(): TestBrowser;
  /** A browser in which the first operator has just joined. */
  operator(): Promise<TestBrowser>;
  stop(): Promise<void>;
}

export const ORIGIN = "http://dashboard.test";

/** The dashboard without a port, on a database of its own. */
export async function startTestDashboard(
  options: Partial<DashboardOptions> = {},
): Promise<TestDashboard> {
  const database = await createTestDatabase();
  const owner = database.connect("owner", 2);
  const logged: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
  const dashboard = await createDashboard(database.connect("dashboard", 4), {
    log,
    catalogue: await loadCatalogue(),
    public_url: null,
    api_url: null,
    trusted_proxies: [],
    single_sign_on: null,
    ...options,
  });
  const app = createApp({ log, routes: [dashboard.routes], home: "/dashboard" });
  const browser = (): TestBrowser => createBrowser(app, ORIGIN);
  return {
    database,
    owner,
    dashboard,
    app,
    logged,
    browser,
    operator: async () => {
      const link = await createSetupLink(owner, ORIGIN);
      const operator = browser();
      await operator.join(link!, { name: "Olivia Operator", email: "olivia@example.com" });
      return operator;
    },
    stop: async () => {
      await dashboard.close();
      await database.drop();
    },
  };
}
