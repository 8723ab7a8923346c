import { pino } from "pino";
import { createApp } from "../../src/create_app.ts";
import type { Database } from "../../src/database/connect.ts";
import { createIntake } from "../../src/intake/create_intake.ts";
import { listen } from "../../src/listen.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import type { TestAccount } from "../database/create_test_account.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { error?: string; submission_id?: string; message?: string; status?: string };
}

export interface TestIntake {
  readonly url: string;
  readonly database: TestDatabase;
  readonly owner: Database;
  readonly account: TestAccount;
  /** Lines that the service logged. */
  readonly logged: string[];
  /** Posts a body; an object is sent as JSON, a string as it is. */
  post(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
}

/** The intake over real HTTP on a database of its own. */
export async function startTestIntake(
  options: { readonly cooldown_seconds?: number } = {},
): Promise<TestIntake> {
  const database = await createTestDatabase();
  const owner = database.connect("owner", 2);
  const account = await createTestAccount(owner);
  const logged: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
  const intake = createIntake(database.connect("api", 2), {
    cooldown_seconds: options.cooldown_seconds ?? 20,
    log,
  });
  const app = createApp({ log, routes: [intake], home: "/dashboard" });
  const listener = await listen(app, { host: "127.0.0.1", port: 0 });
  return {
    url: listener.url,
    database,
    owner,
    account,
    logged,
    post: async (body, headers = { "x-api-key": account.key }) => {
      const response = await fetch(listener.url, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      const { status } = response;
      return { status, headers: response.headers, body: (await response.json()) as Answer["body"] };
    },
    stop: async () => {
      await listener.close();
      await database.drop();
    },
  };
}
