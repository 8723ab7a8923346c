import { enableCompileCache } from "node:module";
import { account } from "./commands/account.ts";
import { api } from "./commands/api.ts";
import { audit } from "./commands/audit.ts";
import type { Command } from "./commands/command.ts";
import { dashboard } from "./commands/dashboard.ts";
import { key } from "./commands/key.ts";
import { laws } from "./commands/laws.ts";
import { migrate } from "./commands/migrate.ts";
import { operator } from "./commands/operator.ts";
import { runCommand } from "./commands/run_command.ts";
import { start } from "./commands/start.ts";
import { worker } from "./commands/worker.ts";

const COMMANDS: Readonly<Record<string, Command>> = {
  start,
  api,
  worker,
  dashboard,
  migrate,
  account,
  key,
  operator,
  audit,
  laws,
};

enableCompileCache();
process.exitCode = await runCommand(COMMANDS, process);
