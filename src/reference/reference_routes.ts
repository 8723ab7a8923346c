import type { Context } from "hono";
import { Hono } from "hono";
import { html } from "hono/html";
import { errors } from "../contract/errors.ts";
import type { Asset } from "./load_asset.ts";
import { loadAsset } from "./load_asset.ts";
import { serveAsset } from "./serve_asset.ts";

/**
 * Nothing is loaded from, and nothing sent to, any other server. Styles are inline, because the
 * reference makes its own; scripts are not.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const JAVASCRIPT = "text/javascript; charset=utf-8";

/**
 * What documents the service: `GET /openapi.json`, the committed contract, and `GET /reference`, the
 * contract for people to read, from this server's own files alone. Files are read when they are
 * first asked for.
 */
export function referenceRoutes(): Hono {
  const document = once(() =>
    loadAsset(new URL("../../openapi/openapi.json", import.meta.url), "application/json"),
  );
  const scripts = {
    "/reference/prepare.js": once(() =>
      loadAsset(new URL("browser/prepare.js", import.meta.url), JAVASCRIPT),
    ),
    "/reference/scalar.js": once(() =>
      loadAsset(
        new URL(import.meta.resolve("@scalar/api-reference/browser/standalone.js")),
        JAVASCRIPT,
      ),
    ),
    "/reference/start.js": once(() =>
      loadAsset(new URL("browser/start.js", import.meta.url), JAVASCRIPT),
    ),
  };

  const routes = new Hono();
  routes.get("/openapi.json", async (context) => serveAsset(context, await document()));
  routes.get("/reference", async (context) => {
    const addresses = Object.entries(scripts).map(
      async ([path, script]) => `${path}?${(await script()).digest}`,
    );
    return servePage(context, await Promise.all(addresses));
  });
  for (const [path, script] of Object.entries(scripts)) {
    routes.get(path, async (context) => serveAsset(context, await script()));
  }
  for (const path of ["/openapi.json", "/reference", ...Object.keys(scripts)]) {
    routes.all(path, refuseMethod);
  }
  return routes;
}

/** Remembers what was loaded, but not a failure. */
function once(load: () => Promise<Asset>): () => Promise<Asset> {
  let loaded: Promise<Asset> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

function servePage(context: Context, scripts: readonly string[]) {
  context.header("Content-Security-Policy", POLICY);
  context.header("Cache-Control", "no-cache");
  context.header("Referrer-Policy", "no-referrer");
  context.header("X-Content-Type-Options", "nosniff");
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Assay: API reference</title>
          <link rel="icon" href="data:," />
        </head>
        <body>
          <div id="reference"></div>
          <noscript>The contract is at <a href="/openapi.json">/openapi.json</a>.</noscript>
          ${scripts.map((address) => html`<script src="${address}"></script>`)}
        </body>
      </html>`,
  );
}

function refuseMethod(context: Context): Response {
  const { message, status } = errors.methodNotAllowed;
  return context.json({ error: message }, status, { Allow: "GET, HEAD" });
}
