import { Hono } from "hono";
import { html } from "hono/html";
import { field, problem } from "../field.ts";
import { formFields } from "../form_fields.ts";
import { barePage } from "../page.ts";
import type { Environment, PageContext, Services } from "../section.ts";
import { forwardCookies } from "./forward_cookies.ts";
import { mayAttempt } from "./may_attempt.ts";
import { nextPath } from "./next_path.ts";

/** The second step of signing in: a code of the authenticator, or one of the backup codes. */
export function secondFactorRoutes({ identity, database }: Services): Hono<Environment> {
  function codePage(
    context: PageContext,
    shown: { readonly next: string; readonly error?: string; readonly status?: 400 | 429 },
  ): Response | Promise<Response> {
    return barePage(context, {
      title: "Second factor",
      lead: "The six digits that your authenticator shows now, or one of your backup codes.",
      status: shown.status ?? 200,
      body: html`${problem(shown.error)}
        <form method="post" action="/dashboard/sign-in/code" class="stack">
          <input type="hidden" name="next" value="${shown.next}" />
          ${field({
            name: "code",
            label: "Code",
            autocomplete: "one-time-code",
            required: true,
            maxlength: 20,
            autofocus: true,
          })}
          <button type="submit" class="primary">Continue</button>
        </form>
        <p class="hint"><a href="/dashboard/sign-in">Start over</a></p>`,
    });
  }

  async function verify(context: PageContext): Promise<Response> {
    const { code, next } = await formFields(context, ["code", "next"]);
    const shown = { next: nextPath(next) };
    const address = context.req.header("cookie") ?? "";
    if (!(await mayAttempt(context, { database, address }))) {
      const error = "Too many tries. Please wait a quarter of an hour.";
      return codePage(context, { ...shown, error, status: 429 });
    }
    const request = { body: { code }, headers: context.req.raw.headers, asResponse: true as const };
    const answer = /^\d{6}$/.test(code)
      ? await identity.api.verifyTOTP(request)
      : await identity.api.verifyBackupCode(request);
    if (!answer.ok) {
      return codePage(context, { ...shown, error: "This code does not work.", status: 400 });
    }
    forwardCookies(context, answer);
    return context.redirect(shown.next, 303);
  }

  return new Hono<Environment>()
    .get("/sign-in/code", (context) =>
      codePage(context, { next: nextPath(context.req.query("next")) }),
    )
    .post("/sign-in/code", verify);
}
