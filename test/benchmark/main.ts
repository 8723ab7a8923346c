import { runOnEmbeddedServer } from "../run_on_embedded_server.ts";

/** The benchmark on a database of its own, with the durability of production. */
await runOnEmbeddedServer(async (url) => {
  process.env["TEST_DATABASE_URL"] = url;
  await import("./benchmark.ts");
});
