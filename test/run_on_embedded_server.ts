import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../src/log.ts";
import { openEmbeddedServer } from "../src/database/embedded_server.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs something against an embedded PostgreSQL of its own, which is gone afterwards. */
export async function runOnEmbeddedServer<Result>(
  run: (url: string) => Promise<Result>,
): Promise<Result> {
  const data_directory = mkdtempSync(join(tmpdir(), "assay-test-"));
  const server = await openEmbeddedServer({
    data_directory,
    log: createLog("test", { logLevel: "warn" }),
    settings: { max_connections: "300" },
  });
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(data_directory, { recursive: true, force: true });
  };
  const interrupt = (): void => void close().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    return await run(server.url);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    await close();
  }
}
