import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

const SECRET = "jane.doe@example.com";

/** Logs in a process of its own, because the log writes to the process's standard error. */
function runWithLog(level: string, body: string) {
  const program = `import { createLog } from "./src/log.ts";
    import { errorFields } from "./src/error_fields.ts";
    import { logStrays } from "./src/log_strays.ts";
    const log = createLog("api", { logLevel: ${JSON.stringify(level)} });
    const secret = ${JSON.stringify(SECRET)};
    ${body}`;
  const ended = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: new URL("..", import.meta.url),
    encoding: "utf8",
  });
  const lines = ended.stderr.split("\n").filter(Boolean);
  return { output: ended.stdout, lines, status: ended.status };
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

test("what libraries print and the runtime warns of is logged without its words", () => {
  const body = `logStrays(log, process);
    console.error("failed for " + secret, new RangeError(secret));
    console.log(secret);
    process.emitWarning(secret, { code: "W_ONE" });`;
  const { output, lines } = runWithLog("info", body);
  assert.equal(output, "");
  const events = lines.map((line) => JSON.parse(line)).map(({ event, error }) => [event, error]);
  assert.deepEqual(events, [
    ["library_printed", "RangeError"],
    ["library_printed", undefined],
    ["runtime_warned", "Warning"],
  ]);
  for (const line of lines) assert.ok(!line.includes(SECRET), line);
});

test("what nobody catches ends the process with a line that does not tell its message", () => {
  for (const body of ["throw new TypeError(secret)", "Promise.reject(new TypeError(secret))"]) {
    const { lines, status } = runWithLog("info", `logStrays(log, process); ${body};`);
    assert.equal(status, 1);
    assert.equal(lines.length, 1, lines.join("\n"));
    assert.ok(!lines[0]?.includes(SECRET), "the message is not told");
    const { event, error, level } = JSON.parse(lines[0]!);
    assert.deepEqual([event, error, level], ["process_failed", "TypeError", "fatal"]);
  }
});
