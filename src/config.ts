import { availableParallelism } from "node:os";
import { OPERATORS } from "./audit/redaction/operator.ts";
import { PERSONAL_DATA_KINDS } from "./audit/report.ts";
import { OperatorError } from "./operator_error.ts";
import { addresses, assignments, choice, httpUrl, integer, optional, text } from "./setting.ts";
import type { Setting } from "./setting.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/**
 * Every variable that Assay reads, in the order of the documentation. A new one is a new entry here:
 * its type, its check and its row in the README follow from it.
 */
export const SETTINGS = {
  databaseUrl: {
    variable: "DATABASE_URL",
    fallback: null,
    shownFallback: "unset: the embedded server",
    unit: "URL",
    description:
      "PostgreSQL 15 to 18 to use, as the owner of its database. Unset: Assay runs its own server.",
    rule: "a URL such as postgres://user:password@host:5432/database",
    secret: true,
    parse: parseDatabaseUrl,
  },
  dataDirectory: text({
    variable: "ASSAY_DATA_DIR",
    fallback: "./data",
    unit: "folder",
    description: "Where the embedded server keeps its data.",
  }),
  host: text({
    variable: "HOST",
    fallback: "127.0.0.1",
    unit: "address",
    description: "Address to listen on.",
  }),
  port: integer({
    variable: "PORT",
    fallback: 8080,
    minimum: 0,
    maximum: 65_535,
    unit: "port",
    description: "Port to listen on; 0 picks a free one.",
  }),
  logLevel: choice(LOG_LEVELS, {
    variable: "LOG_LEVEL",
    fallback: "info",
    unit: "level",
    description: "Least level that is written to standard error, as JSON lines.",
  }),
  cooldownSeconds: integer({
    variable: "ASSAY_COOLDOWN_SECONDS",
    fallback: 20,
    minimum: 0,
    maximum: 3600,
    unit: "seconds",
    description: "Pause between accepted submissions of one user. For tests only: it is contract.",
  }),
  apiConnections: integer({
    variable: "ASSAY_API_CONNECTIONS",
    fallback: 4,
    minimum: 1,
    maximum: 100,
    unit: "connections",
    description: "Database connections of the interface.",
  }),
  apiStatementTimeout: integer({
    variable: "ASSAY_API_STATEMENT_TIMEOUT",
    fallback: 5000,
    minimum: 100,
    maximum: 600_000,
    unit: "milliseconds",
    description: "Longest time of one statement of the interface.",
  }),
  workerStatementTimeout: integer({
    variable: "ASSAY_WORKER_STATEMENT_TIMEOUT",
    fallback: 30_000,
    minimum: 100,
    maximum: 600_000,
    unit: "milliseconds",
    description: "Longest time of one statement of the worker.",
  }),
  workerConcurrency: integer({
    variable: "ASSAY_WORKER_CONCURRENCY",
    fallback: 192,
    minimum: 1,
    maximum: 256,
    unit: "users",
    description: "How many users' submissions the worker handles at once.",
  }),
  auditThreads: integer({
    variable: "ASSAY_AUDIT_THREADS",
    fallback: Math.max(1, availableParallelism() - 1),
    shownFallback: "processors − 1, at least 1",
    minimum: 1,
    maximum: 256,
    unit: "threads",
    description: "How many audits the worker computes at once.",
  }),
  auditAttempts: integer({
    variable: "ASSAY_AUDIT_ATTEMPTS",
    fallback: 5,
    minimum: 1,
    maximum: 20,
    unit: "attempts",
    description:
      "How often an audit is tried before its submission has failed and its tokens return.",
  }),
  auditTimeLimit: integer({
    variable: "ASSAY_AUDIT_TIME_LIMIT",
    fallback: 30_000,
    minimum: 100,
    maximum: 600_000,
    unit: "milliseconds",
    description: "Longest time of one audit.",
  }),
  auditMemoryLimit: integer({
    variable: "ASSAY_AUDIT_MEMORY_LIMIT",
    fallback: 512,
    minimum: 320,
    maximum: 65_536,
    unit: "MiB",
    description: "Heap of one audit thread.",
  }),
  redaction: assignments({
    variable: "ASSAY_REDACTION",
    names: PERSONAL_DATA_KINDS,
    values: OPERATORS,
    shownFallback: "unset: numbered placeholders",
    unit: "kinds",
    description:
      "What becomes of kinds of personal data in the safe texts (replace, mask, hash, remove or keep), such as CREDIT_CARD=mask,EMAIL=hash.",
  }),
  redactionKey: optional({
    variable: "ASSAY_REDACTION_KEY",
    unit: "secret",
    description: "Secret key of the hashes in the safe texts; required with hash.",
    secret: true,
  }),
  judgeUrl: httpUrl({
    variable: "ASSAY_JUDGE_URL",
    shownFallback: "unset: no judge",
    description:
      "OpenAI-compatible API whose language model reviews each audit, such as http://127.0.0.1:11434/v1.",
  }),
  judgeModel: optional({
    variable: "ASSAY_JUDGE_MODEL",
    unit: "name",
    description: "The judge's model; required with ASSAY_JUDGE_URL.",
  }),
  judgeKey: optional({
    variable: "ASSAY_JUDGE_KEY",
    unit: "key",
    description: "Key of the judge's API, where it wants one.",
    secret: true,
  }),
  judgeSends: choice(["safe", "raw"], {
    variable: "ASSAY_JUDGE_SENDS",
    fallback: "safe",
    unit: "texts",
    description: "Whether the judge gets the redacted (safe) or the submitted (raw) texts.",
  }),
  judgeTimeout: integer({
    variable: "ASSAY_JUDGE_TIMEOUT",
    fallback: 20_000,
    minimum: 100,
    maximum: 600_000,
    unit: "milliseconds",
    description: "Longest time of one attempt to ask the judge; there are three.",
  }),
  judgeDailyTokens: integer({
    variable: "ASSAY_JUDGE_DAILY_TOKENS",
    fallback: 1_000_000,
    minimum: 0,
    maximum: 999_999_999,
    unit: "tokens",
    description: "What one worker may spend on the judge in a UTC day.",
  }),
  dashboardConnections: integer({
    variable: "ASSAY_DASHBOARD_CONNECTIONS",
    fallback: 4,
    minimum: 1,
    maximum: 100,
    unit: "connections",
    description: "Database connections of the dashboard.",
  }),
  dashboardStatementTimeout: integer({
    variable: "ASSAY_DASHBOARD_STATEMENT_TIMEOUT",
    fallback: 10_000,
    minimum: 100,
    maximum: 600_000,
    unit: "milliseconds",
    description: "Longest time of one statement of the dashboard.",
  }),
  publicUrl: {
    variable: "ASSAY_PUBLIC_URL",
    fallback: null,
    shownFallback: "unset: as the browser asks",
    unit: "URL",
    description:
      "The dashboard's address as browsers see it, such as https://assay.example; https makes its cookies Secure.",
    rule: "an http or https URL of a host, without a path",
    parse: parseOrigin,
  },
  apiUrl: httpUrl({
    variable: "ASSAY_API_URL",
    shownFallback: "unset: the dashboard's address",
    description: "Where callers post submissions, as the dashboard's quick start shows it.",
  }),
  trustedProxies: addresses({
    variable: "ASSAY_TRUSTED_PROXIES",
    shownFallback: "unset: no proxy",
    description:
      "Reverse proxies before the dashboard, such as 10.0.0.0/8, ::1; only theirs is an X-Forwarded-For believed.",
  }),
  singleSignOnUrl: httpUrl({
    variable: "ASSAY_SSO_DISCOVERY_URL",
    shownFallback: "unset: no single sign-on",
    description:
      "Discovery document of an OpenID Connect provider; with it, ASSAY_PUBLIC_URL is required.",
  }),
  singleSignOnClientId: optional({
    variable: "ASSAY_SSO_CLIENT_ID",
    unit: "name",
    description: "The dashboard's client id at the provider.",
  }),
  singleSignOnClientSecret: optional({
    variable: "ASSAY_SSO_CLIENT_SECRET",
    unit: "secret",
    description: "The dashboard's client secret at the provider.",
    secret: true,
  }),
  singleSignOnName: text({
    variable: "ASSAY_SSO_NAME",
    fallback: "single sign-on",
    unit: "name",
    description: "What the button says after Sign in with.",
  }),
  shutdownTimeout: integer({
    variable: "ASSAY_SHUTDOWN_TIMEOUT",
    fallback: 15_000,
    minimum: 100,
    maximum: 600_000,
    unit: "milliseconds",
    description: "Longest time that stopping may take before the process ends all the same.",
  }),
} as const satisfies Record<string, Setting<unknown>>;

type Settings = typeof SETTINGS;
type ValueOf<S> = S extends { readonly parse: (text: string) => infer V } ? NonNullable<V> : never;

/** The settings as values; null where nothing stands for what is unset. */
export type Config = {
  readonly [Name in keyof Settings]: Settings[Name]["fallback"] extends null
    ? ValueOf<Settings[Name]> | null
    : ValueOf<Settings[Name]>;
};

/**
 * Reads the settings out of an environment. An empty variable counts as unset, because container
 * tools write it so. Nothing else of Assay reads the environment.
 *
 * @throws OperatorError naming the first variable whose value breaks its rule.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => [
    name,
    readSetting(setting, environment[setting.variable]),
  ]);
  return Object.fromEntries(values) as Config;
}

function readSetting(setting: Setting<unknown>, given: string | undefined): unknown {
  const written = given?.trim() || setting.fallback;
  if (written === null) return null;
  const value = setting.parse(written);
  if (value !== undefined) return value;
  const shown = setting.secret ? "" : ` (it is ${JSON.stringify(written.slice(0, 80))})`;
  throw new OperatorError(`${setting.variable} must be ${setting.rule}${shown}`);
}

function parseDatabaseUrl(written: string): string | undefined {
  const url = URL.parse(written);
  const isPostgres = url?.protocol === "postgres:" || url?.protocol === "postgresql:";
  return isPostgres && url.pathname.length > 1 ? written : undefined;
}

/** Its paths are fixed, so an address with one of its own could not be served. */
function parseOrigin(written: string): string | undefined {
  const url = URL.parse(written);
  const isHttp = url !== null && ["http:", "https:"].includes(url.protocol);
  return isHttp && url.href === `${url.origin}/` ? url.origin : undefined;
}
