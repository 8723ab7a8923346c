import type { Hono } from "hono";
import { loadLaws } from "../catalogue/load_laws.ts";
import type { Config } from "../config.ts";
import { createApp } from "../create_app.ts";
import { connect } from "../database/connect.ts";
import { createDashboard } from "../dashboard/create_dashboard.ts";
import type { SingleSignOn } from "../dashboard/identity/create_identity.ts";
import { createIntake } from "../intake/create_intake.ts";
import { listen } from "../listen.ts";
import { createLog } from "../log.ts";
import { OperatorError } from "../operator_error.ts";
import { readRedaction } from "./read_redaction.ts";
import { referenceRoutes } from "../reference/reference_routes.ts";
import type { Review } from "../worker/audit_submission.ts";
import { createReview } from "../worker/create_review.ts";
import { startWorker } from "../worker/start_worker.ts";

/** Routes, with what stands behind them until it is disposed of. */
export interface OpenRoutes extends AsyncDisposable {
  readonly routes: readonly Hono[];
}

export interface OpenDashboard extends OpenRoutes {
  /** Ends the answers that would go on for as long as their page is open. */
  endStreams(): void;
}

/** What a part's last statements may take before its connections are cut, in s. */
const END = { timeout: 5 };

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

/**
 * Opens the worker.
 *
 * @throws OperatorError when a judge or hashes are set up by halves
 */
export async function openWorker(config: Config, url: string): Promise<AsyncDisposable> {
  const log = createLog("worker", config);
  const review = await openReview(config);
  const worker = await startWorker({
    url,
    log,
    ...(review && { review }),
    redaction: readRedaction(config),
    concurrency: config.workerConcurrency,
    threads: config.auditThreads,
    attempts: config.auditAttempts,
    time_limit_ms: config.auditTimeLimit,
    memory_limit_mib: config.auditMemoryLimit,
    statement_timeout_ms: config.workerStatementTimeout,
  });
  return { [Symbol.asyncDispose]: worker.stop };
}

async function openReview(config: Config): Promise<Review | undefined> {
  if (config.judgeUrl === null) return undefined;
  if (config.judgeModel === null) {
    throw new OperatorError("ASSAY_JUDGE_MODEL must be set together with ASSAY_JUDGE_URL");
  }
  return await createReview({
    url: config.judgeUrl,
    model: config.judgeModel,
    key: config.judgeKey,
    sends: config.judgeSends,
    timeout_ms: config.judgeTimeout,
    daily_tokens: config.judgeDailyTokens,
    log: createLog("judge", config),
  });
}

export interface Listening extends AsyncDisposable {
  readonly url: string;
}

/**
 * Serves routes over HTTP.
 *
 * @throws OperatorError when the address cannot be listened on
 */
export async function openListener(config: Config, routes: readonly Hono[]): Promise<Listening> {
  const app = createApp({ log: createLog("http", config), routes, home: "/dashboard" });
  const { host, port } = config;
  try {
    const listener = await listen(app, { host, port });
    return { url: listener.url, [Symbol.asyncDispose]: listener.close };
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === "EADDRINUSE") {
      throw new OperatorError(
        `port ${port} is in use: set PORT to another, or to 0 for a free one`,
      );
    }
    throw new OperatorError(`cannot listen on ${host}, port ${port} (${String(code)})`);
  }
}
