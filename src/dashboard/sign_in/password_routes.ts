import { Hono } from "hono";
import { html } from "hono/html";
import { field, problem } from "../field.ts";
import { formFields } from "../form_fields.ts";
import type { IdentityOptions } from "../identity/create_identity.ts";
import { barePage } from "../page.ts";
import type { Environment, PageContext, Services } from "../section.ts";
import { forwardCookies } from "./forward_cookies.ts";
import { mayAttempt } from "./may_attempt.ts";
import { nextPath } from "./next_path.ts";

/** Signing in by e-mail and password, and signing out. */
export function passwordRoutes(services: Services, options: IdentityOptions): Hono<Environment> {
  const { identity, database } = services;

  interface Shown {
    readonly next: string;
    readonly email?: string;
    readonly error?: string;
    readonly status?: 400 | 429;
  }

  function signInPage(context: PageContext, shown: Shown): Response | Promise<Response> {
    const provider = options.single_sign_on?.name;
    return barePage(context, {
      title: "Sign in",
      status: shown.status ?? 200,
      body: html`${problem(shown.error)}
        <form method="post" action="/dashboard/sign-in" class="stack">
          <input type="hidden" name="next" value="${shown.next}" />
          ${field({
            name: "email",
            label: "E-mail",
            type: "email",
            value: shown.email ?? "",
            autocomplete: "username",
            required: true,
            autofocus: true,
          })}
          ${field({
            name: "password",
            label: "Password",
            type: "password",
            autocomplete: "current-password",
            required: true,
          })}
          <button type="submit" class="primary">Sign in</button>
        </form>
        ${
          provider
            ? html`<form method="post" action="/dashboard/sign-in/sso" class="stack or">
                <input type="hidden" name="next" value="${shown.next}" />
                <button type="submit">Sign in with ${provider}</button>
              </form>`
            : ""
        }
        <p class="hint"><a href="/dashboard/forgotten">Forgotten the password?</a></p>`,
    });
  }

  async function signIn(context: PageContext): Promise<Response> {
    const { email, password, next } = await formFields(context, ["email", "password", "next"]);
    const shown = { next: nextPath(next), email };
    if (!(await mayAttempt(context, { database, address: email }))) {
      const error = "Too many tries. Please wait a quarter of an hour.";
      return signInPage(context, { ...shown, error, status: 429 });
    }
    const answer = await identity.api.signInEmail({
      body: { email, password },
      headers: context.req.raw.headers,
      asResponse: true,
    });
    if (!answer.ok) {
      const error = "E-mail and password do not fit together.";
      return signInPage(context, { ...shown, error, status: 400 });
    }
    forwardCookies(context, answer);
    const outcome = (await answer.json()) as { twoFactorRedirect?: boolean };
    const target = outcome.twoFactorRedirect
      ? `/dashboard/sign-in/code?next=${encodeURIComponent(shown.next)}`
      : shown.next;
    return context.redirect(target, 303);
  }

  async function signOut(context: PageContext): Promise<Response> {
    const { headers } = context.req.raw;
    forwardCookies(context, await identity.api.signOut({ headers, asResponse: true }));
    return context.redirect("/dashboard/sign-in", 303);
  }

  return new Hono<Environment>()
    .get("/sign-in", (context) => {
      const next = nextPath(context.req.query("next"));
      const code = context.req.query("error");
      const error = code === undefined ? undefined : explain(code);
      return signInPage(context, { next, ...(error && { error }) });
    })
    .post("/sign-in", signIn)
    .post("/sign-out", signOut)
    .get("/forgotten", forgottenPage);
}

/** What went wrong at or with the identity provider, by the code that its answer ends with. */
function explain(code: string): string {
  if (code === "signup_disabled") {
    return "You are known there, but nobody has invited you here. Ask an owner of your account for an invitation.";
  }
  if (code === "unavailable") return "Single sign-on cannot be reached right now.";
  return "Signing in there did not work. Please try again.";
}

function forgottenPage(context: PageContext): Response | Promise<Response> {
  return barePage(context, {
    title: "Forgotten the password?",
    body: html`<p>
        Ask an owner of your account, or whoever runs this service, for a reset link. They make one
        under <em>Members</em>; it works once, for a day, and ends all your sessions.
      </p>
      <p><a class="button" href="/dashboard/sign-in">Back to signing in</a></p>`,
  });
}
