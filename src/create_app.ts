import type { Context } from "hono";
import { Hono } from "hono";
import type { Logger } from "pino";
import { errors } from "./contract/errors.ts";
import type { ErrorReply } from "./contract/errors.ts";
import { errorFields } from "./error_fields.ts";

export interface AppOptions {
  readonly log: Logger;
  /** What is served, in this order; the first that knows a path answers. */
  readonly routes: readonly Hono[];
  /** Where a browser that asks for `/` is sent. */
  readonly home: string;
}

/**
 * Puts the parts that are served together: `{ fetch(request) }`, without a port. Whatever goes
 * wrong is answered with the error body and never with a detail.
 */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  for (const routes of options.routes) app.route("/", routes);
  app.get("/", (context) => {
    const accepts = context.req.header("accept") ?? "";
    if (accepts.includes("text/html")) return context.redirect(options.home);
    return refuseMethod(context);
  });
  app.all("/", refuseMethod);
  app.notFound((context) => refuse(context, errors.notFound));
  app.onError((error, context) => {
    options.log.error({ event: "request_failed", ...errorFields(error) });
    return refuse(context, errors.internal);
  });
  return app;
}

function refuseMethod(context: Context): Response {
  context.header("Allow", "POST");
  return refuse(context, errors.methodNotAllowed);
}

function refuse(context: Context, error: ErrorReply): Response {
  return context.json({ error: error.message }, error.status);
}
