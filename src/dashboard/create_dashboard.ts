import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { getCookie } from "hono/cookie";
import { html } from "hono/html";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { LawBook } from "../audit/catalogue.ts";
import type { Database } from "../database/connect.ts";
import { errorFields } from "../error_fields.ts";
import { createPdfThread } from "../exports/create_pdf_thread.ts";
import { assetRoutes } from "./asset_path.ts";
import { createIdentity } from "./identity/create_identity.ts";
import type { IdentityOptions } from "./identity/create_identity.ts";
import { createLiveLogs } from "./live/create_live_logs.ts";
import { barePage } from "./page.ts";
import { readViewer } from "./read_viewer.ts";
import { readableZone } from "./readable_zone.ts";
import { createScope } from "./scope.ts";
import type { Environment, PageContext, Section, Services } from "./section.ts";
import { sections } from "./sections.ts";
import { createClientAddress } from "./security/client_address.ts";
import type { ClientAddressOptions } from "./security/client_address.ts";
import { refuseForeignWrites } from "./security/refuse_foreign_writes.ts";
import { securityHeaders } from "./security/security_headers.ts";
import { signInRoutes } from "./sign_in/sign_in_routes.ts";

export interface DashboardOptions extends IdentityOptions, ClientAddressOptions {
  readonly log: Logger;
  readonly catalogue: LawBook;
  /** Where submissions are posted; null: at the dashboard's own address. */
  readonly api_url: string | null;
}

export interface Dashboard {
  /** Everything under `/dashboard`. */
  readonly routes: Hono;
  /** Ends the answers that would go on for as long as their page is open. */
  endStreams(): void;
  /** Ends what the dashboard itself holds open; the pool is its owner's to end. */
  close(): Promise<void>;
}

const PDF_LIMITS = { time_limit_ms: 20_000, memory_limit_mib: 384, unfinished: 16 };

/**
 * The dashboard: server-rendered pages under `/dashboard`, a folder a section.
 *
 * @param database the pool of the dashboard's role
 */
export async function createDashboard(
  database: Database,
  options: DashboardOptions,
): Promise<Dashboard> {
  const { log, catalogue } = options;
  const identity = await createIdentity(database, { ...options, single_sign_on: null });
  const live = createLiveLogs(database, log);
  const pdf = createPdfThread(PDF_LIMITS);
  const own_address = (context: PageContext): string =>
    `${options.public_url ?? new URL(context.req.url).origin}/`;
  const services: Services = {
    database,
    log,
    identity,
    catalogue,
    live,
    pdf,
    own_address,
    base_address: (context) => options.api_url ?? own_address(context),
  };
  const app = new Hono<Environment>();
  app.use("/dashboard/*", securityHeaders(), compress(), refuseForeignWrites);
  app.use("/dashboard/*", readPreferences, locate(createClientAddress(options)));
  app.route("/", assetRoutes as unknown as Hono<Environment>);
  app.route("/dashboard", signInRoutes(services, options));
  for (const section of sections) mount(app, section, services);
  app.all("/dashboard/*", (context) => missing(context));
  app.onError((error, context) => {
    log.error({ event: "page_failed", ...errorFields(error) });
    return failed(context);
  });

  async function close(): Promise<void> {
    await live.close();
    await pdf.close();
  }

  return { routes: app as unknown as Hono, endStreams: live.end, close };
}

/** The first page's path begins all the others', so its guard stands before it alone. */
function mount(app: Hono<Environment>, section: Section, services: Services): void {
  const path = `/dashboard${section.path === "/" ? "" : section.path}`;
  const guard = admit(section, services);
  app.use(path, guard);
  if (section.path !== "/") app.use(`${path}/*`, guard);
  app.route(path, section.routes(services));
}

const THEMES = new Set(["light", "dark"]);

const readPreferences: MiddlewareHandler<Environment> = async function readPreferences(
  context,
  next,
) {
  const theme = getCookie(context, "assay_theme") ?? "";
  context.set("theme", THEMES.has(theme) ? theme : "auto");
  context.set("zone", readableZone(getCookie(context, "assay_zone")));
  await next();
};

/** Notes where a request comes from. */
function locate(
  clientAddress: ReturnType<typeof createClientAddress>,
): MiddlewareHandler<Environment> {
  return async function noteClientAddress(context, next) {
    const connected = connectedAddress(context);
    const forwarded_for = context.req.header("x-forwarded-for");
    context.set("client_address", clientAddress({ connected, forwarded_for }));
    await next();
  };
}

function connectedAddress(context: PageContext): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    // There is no connection when a request is handed over within the process.
    return undefined;
  }
}

/** Lets in who is signed in and has one of the section's roles. */
function admit(section: Section, services: Services): MiddlewareHandler<Environment> {
  return async function admitViewer(context, next) {
    const viewer = await readViewer(context, services);
    if (viewer === undefined) return askToSignIn(context);
    if (!section.roles.includes(viewer.role)) return missing(context);
    if (section.about_account && viewer.account === null)
      return context.redirect("/dashboard/operator", 303);
    context.set("viewer", viewer);
    context.set("section", section);
    context.set(
      "scope",
      createScope(services.database, {
        person_id: viewer.person_id,
        account_id: viewer.account?.account_id ?? null,
        operator: viewer.role === "operator",
      }),
    );
    return await next();
  };
}

function askToSignIn(context: PageContext): Response {
  const reading = context.req.method === "GET";
  const { pathname, search } = new URL(context.req.url);
  const next = reading ? `?next=${encodeURIComponent(pathname + search)}` : "";
  return context.redirect(`/dashboard/sign-in${next}`, 303);
}

function missing(context: PageContext): Response | Promise<Response> {
  return barePage(context, {
    title: "Nothing here",
    status: 404,
    body: html`<p>There is no such page, or it is not yours to see.</p>
      <p><a class="button" href="/dashboard">To the overview</a></p>`,
  });
}

function failed(context: PageContext): Response {
  return context.text("Something went wrong here. Please try again.", 500);
}
