import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../src/log.ts";
import { openEmbeddedServer } from "../src/database/embedded_server.ts";

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
  try {
    return await run(server.url);
  } finally {
    await server.close();
    rmSync(data_directory, { recursive: true, force: true });
  }
}
