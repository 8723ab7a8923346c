import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

const SECRET = "jane.doe@example.com";

/** Logs in a process of its own, because the log writes to the process's standard error. */
function runWithLog(level: string, body: string) {
  const program = `import { createLog } from "./src/log.ts";
    import { errorFields } from "./src/error_fields.ts";
    const log = createLog("api", { logLevel: ${JSON.stringify(level)} });
    const secret = ${JSON.stringify(SECRET)};
    ${body}`;
  const ended = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: new URL("..", import.meta.url),
    encoding: "utf8",
  });
  return { output: ended.stdout, lines: ended.stderr.split("\n").filter(Boolean) };
}

test("a line is JSON on standard error with its part, level, time, event and fields", () => {
  const body = `log.warn({ event: "slow", duration_ms: 7, submission_id: "sub_1" });`;
  const { output, lines } = runWithLog("info", body);
  assert.equal(output, "");
  assert.equal(lines.length, 1);
  const { time, ...rest } = JSON.parse(lines[0] ?? "");
  assert.match(time, /^\d{4}-\d\d-\d\dT.*Z$/);
  const fields = { event: "slow", duration_ms: 7, submission_id: "sub_1" };
  assert.deepEqual(rest, { level: "warn", part: "api", ...fields });
});

test("levels below the configured one are not written", () => {
  const body = `log.debug({ event: "one" }); log.error({ event: "two" });`;
  assert.equal(runWithLog("info", body).lines.length, 1);
  assert.equal(runWithLog("silent", body).lines.length, 0);
});

test("nothing that is not on the list is written, however it is logged", () => {
  const { lines } = runWithLog(
    "info",
    `log.info({ event: "one", user_id: secret, input: { value: secret }, code: { secret } });
     log.info({ event: "two" }, secret);
     log.info(secret);
     log.info("%s", secret);
     log.error(Object.assign(new TypeError("bad value\\n    at " + secret), { detail: secret }));
     log.error({ event: "three", ...errorFields(new Error(secret)) });
     log.error({ err: new Error(secret) });`,
  );
  assert.equal(lines.length, 7);
  for (const line of lines) assert.ok(!line.includes(SECRET), line);
  assert.equal(JSON.parse(lines[4] ?? "").error, "TypeError");
});
