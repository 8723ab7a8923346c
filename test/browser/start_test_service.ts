import { pino } from "pino";
import { createApp } from "../../src/create_app.ts";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";
import { createDashboard } from "../../src/dashboard/create_dashboard.ts";
import type { DashboardOptions } from "../../src/dashboard/create_dashboard.ts";
import { createSetupLink } from "../../src/dashboard/create_setup_link.ts";
import type { Database } from "../../src/database/connect.ts";
import { createIntake } from "../../src/intake/create_intake.ts";
import { listen } from "../../src/listen.ts";
import { startWorker } from "../../src/worker/start_worker.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";

export interface TestService {
  /** The base address, with a slash at its end. */
  readonly url: string;
  readonly database: TestDatabase;
  readonly owner: Database;
  /** The link by which the first operator joins. */
  readonly setup_link: string;
  /** Lines that the service logged. */
  readonly logged: string[];
  stop(): Promise<void>;
}

/** Everything in one process over real HTTP, as a first start leaves it: nobody and nothing yet. */
export async function startTestService(
  options: Partial<DashboardOptions> & {
    readonly worker?: boolean;
    readonly port?: number;
  } = {},
): Promise<TestService> {
  const database = await createTestDatabase();
  const owner = database.connect("owner", 2);
  const logged: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
  const dashboard = await createDashboard(database.connect("dashboard", 4), {
    log,
    catalogue: await loadCatalogue(),
    public_url: options.public_url ?? null,
    api_url: null,
    trusted_proxies: [],
    single_sign_on: options.single_sign_on ?? null,
  });
  const intake = createIntake(database.connect("api", 2), { cooldown_seconds: 20, log });
  const app = createApp({ log, routes: [intake, dashboard.routes], home: "/dashboard" });
  const listener = await listen(app, { host: "127.0.0.1", port: options.port ?? 0 });
  const worker =
    options.worker === false
      ? undefined
      : await startWorker({
          url: database.url,
          log,
          concurrency: 4,
          threads: 1,
          attempts: 3,
          time_limit_ms: 20_000,
          memory_limit_mib: 512,
          statement_timeout_ms: 10_000,
        });
  const setup_link = await createSetupLink(owner, listener.url);
  return {
    url: listener.url,
    database,
    owner,
    setup_link: setup_link!,
    logged,
    stop: async () => {
      await worker?.stop();
      await dashboard.close();
      await listener.close();
      await database.drop();
    },
  };
}
