import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { createTestDatabase } from "../database/create_test_database.ts";
import { startProcess } from "../fault/start_process.ts";
import { createDataFolder } from "./data_folder.ts";

/** Runs a command that fails; it must say why in one line, and nothing else. */
async function failure(
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<{ readonly code: number | null; readonly line: string }> {
  const failed = startProcess(parameters, { PORT: "0", LOG_LEVEL: "error", ...environment });
  const code = await failed.exited;
  assert.deepEqual(failed.output, []);
  assert.equal(failed.log.length, 1, failed.log.join("\n"));
  return { code, line: failed.log[0]! };
}

test("a bad environment value", async () => {
  const { code, line } = await failure(["start"], { PORT: "eighty" });
  assert.equal(code, 1);
  assert.equal(line, 'assay: PORT must be a whole number from 0 to 65535 (it is "eighty")');
});

test("single sign-on that is set up by halves", async () => {
  const whole = {
    DATABASE_URL: process.env["TEST_DATABASE_URL"]!,
    ASSAY_PUBLIC_URL: "https://assay.example",
    ASSAY_SSO_DISCOVERY_URL: "https://id.example/.well-known/openid-configuration",
    ASSAY_SSO_CLIENT_ID: "assay",
    ASSAY_SSO_CLIENT_SECRET: "hunter2",
  };
  for (const missing of ["ASSAY_PUBLIC_URL", "ASSAY_SSO_CLIENT_ID", "ASSAY_SSO_CLIENT_SECRET"]) {
    const database = await createTestDatabase();
    const environment = { ...whole, DATABASE_URL: database.url, [missing]: "" };
    const { code, line } = await failure(["dashboard"], environment);
    await database.drop();
    assert.equal(code, 1);
    assert.match(line, new RegExp(`^assay: .*${missing}.* must be set together`));
    assert.ok(!line.includes("hunter2"));
  }
});

test("hashes without a key", async () => {
  const database = await createTestDatabase();
  const environment = { DATABASE_URL: database.url, ASSAY_REDACTION: "EMAIL=hash" };
  const { code, line } = await failure(["worker"], environment);
  await database.drop();
  assert.equal(code, 1);
  assert.equal(
    line,
    "assay: ASSAY_REDACTION_KEY must be set together with hash in ASSAY_REDACTION",
  );
});

test("a data directory that cannot be written", async () => {
  const folder = await createDataFolder();
  await writeFile(folder.data, "");
  const { code, line } = await failure(["start"], { ASSAY_DATA_DIR: folder.data });
  await folder.remove();
  assert.equal(code, 1);
  assert.match(line, /^assay: the data directory \S+ cannot be written/);
});

test("a database that cannot be reached, or refuses", async () => {
  const unreachable = { DATABASE_URL: "postgres://user:hunter2@127.0.0.1:1/assay" };
  for (const command of [["start"], ["api"], ["worker"], ["dashboard"], ["account", "list"]]) {
    const { code, line } = await failure(command, unreachable);
    assert.equal(code, 1);
    assert.match(line, /^assay: the database cannot be reached/);
    assert.ok(!line.includes("hunter2"));
  }
  const refused = new URL(process.env["TEST_DATABASE_URL"]!);
  refused.pathname = "/no_such_database";
  const { code, line } = await failure(["start"], { DATABASE_URL: refused.href });
  assert.equal(code, 1);
  assert.match(line, /^assay: the database refuses the login of DATABASE_URL/);
});

test("a port in use; what was opened before is closed, and the process ends", async (context) => {
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(0, "127.0.0.1", resolve));
  const { port } = occupant.address() as AddressInfo;
  const expected = `assay: port ${port} is in use: set PORT to another, or to 0 for a free one`;
  const PORT = String(port);

  await context.test("with the embedded database, which stops", async () => {
    const folder = await createDataFolder();
    const { code, line } = await failure(["start"], { ASSAY_DATA_DIR: folder.data, PORT });
    const postmaster = await folder.postmaster();
    await folder.remove();
    assert.equal(code, 1);
    assert.equal(line, expected);
    assert.equal(postmaster, undefined);
  });

  for (const command of ["start", "api", "dashboard"]) {
    await context.test(`${command} with a database of its operator's`, async () => {
      const database = await createTestDatabase();
      const { code, line } = await failure([command], { DATABASE_URL: database.url, PORT });
      await database.drop();
      assert.equal(code, 1);
      assert.equal(line, expected);
    });
  }
  occupant.close();
});
