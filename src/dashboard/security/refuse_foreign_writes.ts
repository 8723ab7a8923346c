import type { MiddlewareHandler } from "hono";

const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * Refuses whatever could change something and does not come from a page of the dashboard itself
 * (cross-site request forgery): by the browser's Sec-Fetch-Site, or, from one that sends none, by
 * the Origin. What tells neither is no browser's form and is refused as well.
 */
export const refuseForeignWrites: MiddlewareHandler = async function refuseForeignWrites(
  context,
  next,
) {
  if (!SAFE_METHODS.has(context.req.method) && !isOwn(context.req.raw)) {
    return context.text("This request did not come from the dashboard.", 403);
  }
  await next();
};

function isOwn(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  // Behind a proxy that ends TLS the scheme differs; the host does not.
  return origin !== null && hostOf(origin) === request.headers.get("host");
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
