import { Hono } from "hono";
import { SINGLE_SIGN_ON } from "../identity/create_identity.ts";
import type { IdentityOptions } from "../identity/create_identity.ts";
import type { Environment, PageContext, Services } from "../section.ts";
import { forwardCookies } from "./forward_cookies.ts";

/** Signing in by the configured identity provider; nothing when there is none. */
export function singleSignOnRoutes(
  { identity }: Services,
  options: IdentityOptions,
): Hono<Environment> {
  const routes = new Hono<Environment>();
  if (options.single_sign_on === null) return routes;

  async function start(context: PageContext): Promise<Response> {
    const answer = await identity.api.signInSocial({
      body: {
        provider: SINGLE_SIGN_ON,
        callbackURL: "/dashboard",
        errorCallbackURL: "/dashboard/sign-in",
        disableRedirect: true,
      },
      headers: context.req.raw.headers,
      asResponse: true,
    });
    if (!answer.ok) return context.redirect("/dashboard/sign-in", 303);
    forwardCookies(context, answer);
    const { url } = (await answer.json()) as { url: string };
    return context.redirect(url, 303);
  }

  return routes
    .post("/sign-in/sso", start)
    .get(`/auth/callback/${SINGLE_SIGN_ON}`, (context) => identity.handler(context.req.raw));
}
