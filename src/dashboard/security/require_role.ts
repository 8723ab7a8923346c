import type { MiddlewareHandler } from "hono";
import type { Environment } from "../section.ts";
import type { Role } from "../viewer.ts";

/** Within a section, keeps a route for some of the roles that may enter it. */
export function requireRole(...roles: readonly Role[]): MiddlewareHandler<Environment> {
  return async function refuseOtherRoles(context, next) {
    if (!roles.includes(context.var.viewer.role)) return context.notFound();
    return await next();
  };
}
