import { pino } from "pino";
import { createApp } from "../../src/create_app.ts";
import { connect } from "../../src/database/connect.ts";
import { createIntake } from "../../src/intake/create_intake.ts";
import { listen } from "../../src/listen.ts";
import { startWorker } from "../../src/worker/start_worker.ts";

/**
 * The service's interface and, where told, its worker: `service.ts URL [none | stub | real]`. It
 * tells its parent the address, and its resident memory whenever it is asked.
 */
const [url, audit = "none"] = process.argv.slice(2);
const log = pino({ level: "warn" }, pino.destination(2));
const api = connect(url!, { part: "api", connections: 2, statement_timeout_ms: 10_000 });
const app = createApp({
  log,
  routes: [createIntake(api, { cooldown_seconds: 20, log })],
  home: "/dashboard",
});
const listener = await listen(app, { host: "127.0.0.1", port: 0 });
if (audit !== "none") {
  await startWorker({
    url: url!,
    log,
    concurrency: 192,
    threads: 1,
    attempts: 3,
    time_limit_ms: 30_000,
    memory_limit_mib: 512,
    statement_timeout_ms: 30_000,
    ...(audit === "stub" && { module: new URL("./stub_audit.ts", import.meta.url) }),
  });
}
process.on("message", () => process.send?.({ memory: process.memoryUsage.rss() }));
process.send?.({ url: listener.url });
