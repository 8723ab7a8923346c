import type { Config } from "../config.ts";
import { connect } from "../database/connect.ts";
import { createIntake } from "../intake/create_intake.ts";
import { createLog } from "../log.ts";
import { referenceRoutes } from "../reference/reference_routes.ts";
import { END, type OpenRoutes } from "./open_routes.ts";

/** Opens the interface: `POST /`, the contract and its reference. */
export function openApi(config: Config, url: string): OpenRoutes {
  const database = connect(url, {
    part: "api",
    connections: config.apiConnections,
    statement_timeout_ms: config.apiStatementTimeout,
  });
  const intake = createIntake(database, {
    cooldown_seconds: config.cooldownSeconds,
    log: createLog("api", config),
  });
  return {
    routes: [intake, referenceRoutes()],
    [Symbol.asyncDispose]: () => database.end(END),
  };
}
