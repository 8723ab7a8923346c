import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { openDatabaseServer } from "../commands/open_database_server.ts";
import { connect } from "../database/connect.ts";
import type { Database } from "../database/connect.ts";
import { checkSchema } from "../database/migrate.ts";
import { createAccount } from "../database/statements/create_account.ts";
import { newApiKey } from "../keys/api_key.ts";
import { sha256 } from "../keys/sha256.ts";
import { makeTemplates } from "./make_templates.ts";
import { seedLogs } from "./seed_logs.ts";

const { values } = parseArgs({
  options: {
    logs: { type: "string", default: "10000" },
    users: { type: "string" },
    months: { type: "string", default: "12" },
    account: { type: "string" },
    url: { type: "string" },
  },
});

/** `npm run seed -- --logs N [--users N] [--months N] [--account ID] [--url postgres://…]` */
async function main(): Promise<void> {
  const config = readConfig({
    ...process.env,
    ...(values.url !== undefined && { DATABASE_URL: values.url }),
  });
  await using server = await openDatabaseServer(config);
  const owner = connect(server.url, { part: "owner", connections: 1, statement_timeout_ms: 0 });
  try {
    await checkSchema(owner);
    const logs = wholeNumber(values.logs);
    const until = new Date();
    const account_id = values.account ?? (await createSeedAccount(owner));
    await seedLogs(owner, {
      account_id,
      logs,
      users: values.users === undefined ? Math.ceil(logs / 200) : wholeNumber(values.users),
      months: wholeNumber(values.months),
      until,
      templates: await makeTemplates(until.toISOString().slice(0, 10)),
      onprogress: (done) => showProgress(done / logs),
    });
    process.stderr.write("\n");
    console.log(`account ${account_id}: ${logs} logs`);
  } finally {
    await owner.end({ timeout: 1 });
  }
}

function wholeNumber(text: string): number {
  const value = /^\d{1,8}$/.test(text) ? Number(text) : 0;
  if (value === 0) throw new Error(`${text} is not a whole number above 0`);
  return value;
}

/** A new premium account; its key is printed, as it is nowhere stored. */
async function createSeedAccount(owner: Database): Promise<string> {
  const key = newApiKey();
  const [account] = await createAccount(
    owner,
    "Northwind",
    "premium",
    10_000_000,
    "Seed",
    await sha256(key),
    key.slice(-4),
  );
  console.log(`API key ${key}`);
  return account!.account_id;
}

const BAR = 40;

function showProgress(part: number): void {
  const full = Math.round(part * BAR);
  const bar = `${"█".repeat(full)}${"░".repeat(BAR - full)}`;
  process.stderr.write(`\r${bar} ${Math.floor(part * 100)} %`);
}

await main();
