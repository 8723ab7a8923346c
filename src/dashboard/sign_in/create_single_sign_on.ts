import { html } from "hono/html";
import { SINGLE_SIGN_ON } from "../identity/create_identity.ts";
import type { Identity, IdentityOptions, SingleSignOn } from "../identity/create_identity.ts";
import { openSingleSignOn } from "../identity/open_single_sign_on.ts";
import { barePage } from "../page.ts";
import type { PageContext, Services } from "../section.ts";
import { forwardCookies } from "./forward_cookies.ts";

export interface StartOptions {
  /** Page of the dashboard to which the provider's answer leads in the end. */
  readonly target: string;
  /** Whether somebody who is unknown may come in, because they hold an invitation. */
  readonly invited: boolean;
}

export interface OpenSingleSignOn {
  /** Leads to the identity provider. */
  start(context: PageContext, options: StartOptions): Promise<Response>;
  /** Takes the provider's answer. */
  finish(context: PageContext): Promise<Response>;
}

/** Leading to the configured identity provider and back. */
export function createSingleSignOn(
  { database, log }: Services,
  options: IdentityOptions & { readonly single_sign_on: SingleSignOn },
): OpenSingleSignOn {
  const open = openSingleSignOn(database, { ...options, log });
  const { name } = options.single_sign_on;

  async function start(context: PageContext, { target, invited }: StartOptions): Promise<Response> {
    const identity = await open();
    const url = identity && (await authorizationUrl(context, { identity, target, invited }));
    if (url === undefined) return unavailable(context);
    // A redirect of a form would be held to form-action through all that the provider leads to.
    context.header("Refresh", `0; url=${url}`);
    return await barePage(context, {
      title: "One moment",
      body: html`<p><a class="button primary" href="${url}">Go on to ${name}</a></p>`,
    });
  }

  async function finish(context: PageContext): Promise<Response> {
    const identity = await open();
    return identity ? await identity.handler(context.req.raw) : unavailable(context);
  }

  return { start, finish };
}

async function authorizationUrl(
  context: PageContext,
  { identity, target, invited }: StartOptions & { readonly identity: Identity },
): Promise<string | undefined> {
  const answer = await identity.api.signInSocial({
    body: {
      provider: SINGLE_SIGN_ON,
      callbackURL: target,
      errorCallbackURL: "/dashboard/sign-in",
      requestSignUp: invited,
      disableRedirect: true,
    },
    headers: context.req.raw.headers,
    asResponse: true,
  });
  if (!answer.ok) return undefined;
  forwardCookies(context, answer);
  const { url } = (await answer.json()) as { url: string };
  return url;
}

function unavailable(context: PageContext): Response {
  return context.redirect("/dashboard/sign-in?error=unavailable", 303);
}
