import { spawn } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openEmbeddedServer } from "../src/database/embedded_server.ts";
import { startDebianServer } from "./start_debian_server.ts";

/**
 * Runs the tests against a real PostgreSQL: the embedded one, or that of TEST_DATABASE_URL. Where
 * Debian's PostgreSQL 15 is on the machine, what talks to the database runs against it, too.
 * Arguments choose test files; without any, all run.
 */
const DATABASE_SUITES = ["test/database/", "test/intake/", "test/worker/"];

const chosen = process.argv.slice(2);
const files = chosen.length > 0 ? chosen : globSync("test/**/*_test.ts").sort();
const given = process.env["TEST_DATABASE_URL"];
const passed = given ? await runTests(files, given) : await runOnEmbeddedServer(files);
const passed_again = given || chosen.length > 0 || (await runOnDebianServer());
process.exitCode = passed && passed_again ? 0 : 1;

async function runOnEmbeddedServer(tests: readonly string[]): Promise<boolean> {
  const data_directory = mkdtempSync(join(tmpdir(), "assay-test-"));
  const log = pino({ level: "warn" }, pino.destination(2));
  const settings = { max_connections: "300" };
  const server = await openEmbeddedServer({ data_directory, log, settings });
  try {
    return await runTests(tests, server.url);
  } finally {
    await server.close();
    rmSync(data_directory, { recursive: true, force: true });
  }
}

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
  const child = spawn(process.execPath, ["--test", "--test-concurrency=2", ...tests], {
    stdio: "inherit",
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}
