import type { MiddlewareHandler } from "hono";

const ISOLATION = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Without it, a form's Origin header would be "null" and no write could be trusted.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/**
 * Headers of every answer of the dashboard. Nothing is loaded from elsewhere, nothing inline is run
 * or applied, nobody may frame a page, and no page is kept by a cache.
 */
export function securityHeaders(): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return async function addSecurityHeaders(context, next) {
    await next();
    for (const [name, value] of Object.entries(ISOLATION)) context.header(name, value);
    context.header("Content-Security-Policy", policy);
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  };
}
