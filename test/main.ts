import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { runOnEmbeddedServer } from "./run_on_embedded_server.ts";
import { startDebianServer } from "./start_debian_server.ts";

/**
 * Runs the tests against a real PostgreSQL: the embedded one, or that of TEST_DATABASE_URL. Where
 * Debian's PostgreSQL 15 is on the machine, what talks to the database runs against it, too.
 * Arguments choose test files; without any, all run.
 */
const DATABASE_SUITES = [
  "test/dashboard/",
  "test/database/",
  "test/exports/",
  "test/intake/",
  "test/seed/",
  "test/worker/",
];

/** A test that hangs fails, and so does a run; neither takes the machine with it. */
const TEST_LIMIT_MS = 5 * 60_000;
const LIMIT_MS = 60 * 60_000;

const chosen = process.argv.slice(2);
const files = chosen.length > 0 ? chosen : globSync("test/**/*_test.ts").sort();
const given = process.env["TEST_DATABASE_URL"];
const runAll = (url: string): Promise<boolean> => runTests(files, url);
const passed = given ? await runAll(given) : await runOnEmbeddedServer(runAll);
const passed_again = given || chosen.length > 0 || (await runOnDebianServer());
process.exitCode = passed && passed_again ? 0 : 1;

async function runOnDebianServer(): Promise<boolean> {
  const server = await startDebianServer();
  if (server === undefined) return true;
  console.log("Once more with Debian's PostgreSQL 15: what talks to the database.");
  try {
    const tests = files.filter((file) => DATABASE_SUITES.some((suite) => file.startsWith(suite)));
    return await runTests(tests, server.url);
  } finally {
    await server.stop();
  }
}

function runTests(tests: readonly string[], url: string): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ["--test", "--test-concurrency=2", `--test-timeout=${TEST_LIMIT_MS}`, ...tests],
    {
      stdio: "inherit",
      timeout: LIMIT_MS,
      env: { ...process.env, TEST_DATABASE_URL: url },
    },
  );
  process.once("exit", () => child.kill());
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}
