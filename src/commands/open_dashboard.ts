import { loadLaws } from "../catalogue/load_laws.ts";
import type { Config } from "../config.ts";
import { createDashboard } from "../dashboard/create_dashboard.ts";
import type { SingleSignOn } from "../dashboard/identity/create_identity.ts";
import { connect } from "../database/connect.ts";
import { createLog } from "../log.ts";
import { OperatorError } from "../operator_error.ts";
import { END, type OpenRoutes } from "./open_routes.ts";

export interface OpenDashboard extends OpenRoutes {
  /** Ends the answers that would go on for as long as their page is open. */
  endStreams(): void;
}

/**
 * Opens the dashboard: its pages, and who may see them.
 *
 * @throws OperatorError when single sign-on is set up by halves
 */
export async function openDashboard(config: Config, url: string): Promise<OpenDashboard> {
  const single_sign_on = readSingleSignOn(config);
  await using opened = new AsyncDisposableStack();
  const pool = connect(url, {
    part: "dashboard",
    connections: config.dashboardConnections,
    statement_timeout_ms: config.dashboardStatementTimeout,
  });
  const database = opened.adopt(pool, () => pool.end(END));
  const dashboard = await createDashboard(database, {
    log: createLog("dashboard", config),
    catalogue: await loadLaws(),
    public_url: config.publicUrl,
    api_url: config.apiUrl,
    trusted_proxies: config.trustedProxies ?? [],
    single_sign_on,
  });
  opened.defer(dashboard.close);
  const kept = opened.move();
  return {
    routes: [dashboard.routes],
    endStreams: dashboard.endStreams,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

function readSingleSignOn(config: Config): SingleSignOn | null {
  const discovery_url = config.singleSignOnUrl;
  const client_id = config.singleSignOnClientId;
  const client_secret = config.singleSignOnClientSecret;
  if (discovery_url === null && client_id === null && client_secret === null) return null;
  if (discovery_url === null || client_id === null || client_secret === null) {
    throw new OperatorError(
      "ASSAY_SSO_DISCOVERY_URL, ASSAY_SSO_CLIENT_ID and ASSAY_SSO_CLIENT_SECRET must be set together",
    );
  }
  if (config.publicUrl === null) {
    throw new OperatorError("ASSAY_PUBLIC_URL must be set together with ASSAY_SSO_DISCOVERY_URL");
  }
  return { name: config.singleSignOnName, discovery_url, client_id, client_secret };
}
