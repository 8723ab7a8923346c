import { Hono } from "hono";
import { formFields } from "../form_fields.ts";
import { SINGLE_SIGN_ON } from "../identity/create_identity.ts";
import type { IdentityOptions } from "../identity/create_identity.ts";
import { readViewer } from "../read_viewer.ts";
import type { Environment, PageContext, Services } from "../section.ts";
import { createSingleSignOn } from "./create_single_sign_on.ts";
import { forwardCookies } from "./forward_cookies.ts";
import { joinBySingleSignOn } from "./join_by_single_sign_on.ts";
import { nextPath } from "./next_path.ts";

/** Signing in and joining by the configured identity provider; nothing when there is none. */
export function singleSignOnRoutes(
  services: Services,
  options: IdentityOptions,
): Hono<Environment> {
  const { single_sign_on } = options;
  if (single_sign_on === null) return new Hono<Environment>();
  const provider = createSingleSignOn(services, { ...options, single_sign_on });

  async function signIn(context: PageContext): Promise<Response> {
    const { next } = await formFields(context, ["next"]);
    const target = `/dashboard/sign-in/sso?next=${encodeURIComponent(nextPath(next))}`;
    return await provider.start(context, { target, invited: false });
  }

  return new Hono<Environment>()
    .post("/sign-in/sso", signIn)
    .get("/sign-in/sso", (context) => arrive(context, services))
    .get(`/auth/callback/${SINGLE_SIGN_ON}`, (context) => provider.finish(context))
    .route("/", joinBySingleSignOn(services, provider));
}

/** Where the provider's answer leads: in, or out again when who came belongs nowhere. */
async function arrive(context: PageContext, services: Services): Promise<Response> {
  const viewer = await readViewer(context, services);
  if (viewer) return context.redirect(nextPath(context.req.query("next")), 303);
  const { headers } = context.req.raw;
  forwardCookies(context, await services.identity.api.signOut({ headers, asResponse: true }));
  return context.redirect("/dashboard/sign-in?error=signup_disabled", 303);
}
