import { enableCompileCache } from "node:module";
import { runCommand } from "./commands/run_command.ts";
import type { CommandLoaders } from "./commands/run_command.ts";

/** Each command brings only what it needs. */
const COMMANDS: CommandLoaders = {
  start: async () => (await import("./commands/start.ts")).start,
  api: async () => (await import("./commands/api.ts")).api,
  worker: async () => (await import("./commands/worker.ts")).worker,
  dashboard: async () => (await import("./commands/dashboard.ts")).dashboard,
  migrate: async () => (await import("./commands/migrate.ts")).migrate,
  account: async () => (await import("./commands/account.ts")).account,
  key: async () => (await import("./commands/key.ts")).key,
  operator: async () => (await import("./commands/operator.ts")).operator,
  audit: async () => (await import("./commands/audit.ts")).audit,
  laws: async () => (await import("./commands/laws.ts")).laws,
};

enableCompileCache();
process.exitCode = await runCommand(COMMANDS, process);
