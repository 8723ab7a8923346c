import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

const SECRET = "jane.doe@example.com";

/** Logs in a process of its own, because the log writes to the process's standard error. */
function runWithLog(level: string, body: string) {
  const program = `import { createLog } from "./src/log.ts";
    const log = createLog("api", { logLevel: ${JSON.stringify(level)} });
    const secret = ${JSON.stringify(SECRET)};
    ${body}`;
  const ended = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: new URL("..", import.meta.url),
    encoding: "utf8",
  });
  return { output: ended.stdout, lines: ended.stderr.split("\n").filter(Boolean) };
}

test("a line is JSON on standard error with its part, level, time, message and fields", () => {
  const { output, lines } = runWithLog(
    "info",
    `log.warn("slow", { duration_ms: 7, job_id: "3" });`,
  );
  assert.equal(output, "");
  assert.equal(lines.length, 1);
  const { time, ...rest } = JSON.parse(lines[0] ?? "");
  assert.match(time, /^\d{4}-\d\d-\d\dT.*Z$/);
  assert.deepEqual(rest, { level: "warn", part: "api", duration_ms: 7, job_id: "3", msg: "slow" });
});

test("levels below the configured one are not written", () => {
  assert.equal(runWithLog("error", `log.warn("slow"); log.error("broken");`).lines.length, 1);
  assert.equal(runWithLog("silent", `log.error("broken");`).lines.length, 0);
});

test("a field that is not on the list, or is no plain value, is dropped", () => {
  const { lines } = runWithLog(
    "info",
    `log.info("done", { user_id: secret, input: { value: secret }, job_id: { secret } });`,
  );
  assert.equal(lines.length, 1);
  assert.ok(!lines[0]?.includes(SECRET));
});

test("an error is told by name, code and place, never by its message or details", () => {
  const { lines } = runWithLog(
    "info",
    `const error = Object.assign(new TypeError("bad value\\n    at " + secret), { code: "22P02", detail: secret });
     log.error("failed", { error });
     log.error("failed", { error: secret });
     log.error("failed", { error: Object.assign(new Error("x"), { code: secret }) });`,
  );
  assert.equal(lines.length, 3);
  const { error } = JSON.parse(lines[0] ?? "");
  assert.equal(error.name, "TypeError");
  assert.equal(error.code, "22P02");
  assert.ok(error.at.length >= 1);
  for (const line of lines) assert.ok(!line.includes(SECRET), line);
});
