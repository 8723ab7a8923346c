import { Hono } from "hono";
import { html } from "hono/html";
import { field, problem } from "../field.ts";
import { formFields } from "../form_fields.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../identity/create_identity.ts";
import { barePage } from "../page.ts";
import type { Environment, PageContext, Services } from "../section.ts";
import { mayAttempt } from "./may_attempt.ts";
import { passwordFault } from "./password_fault.ts";

const TOKEN = /^[A-Za-z0-9]{16,64}$/;

/** Choosing a new password by a one-time link. */
export function resetRoutes({ identity, database }: Services): Hono<Environment> {
  async function reset(context: PageContext): Promise<Response> {
    const token = context.req.param("token") ?? "";
    const { password } = await formFields(context, ["password"]);
    const fault = passwordFault(password);
    if (fault) return resetPage(context, fault);
    const allowed = await mayAttempt(context, { database, address: token });
    if (!allowed) return resetPage(context, "Too many tries. Please wait a quarter of an hour.");
    if (!TOKEN.test(token)) return resetPage(context, SPENT);
    const answer = await identity.api.resetPassword({
      body: { newPassword: password, token },
      asResponse: true,
    });
    if (!answer.ok) return resetPage(context, SPENT);
    return context.redirect("/dashboard/sign-in", 303);
  }

  return new Hono<Environment>()
    .get("/reset/:token", (context) => resetPage(context))
    .post("/reset/:token", reset);
}

const SPENT = "This link does not work any more. Ask for another.";

function resetPage(context: PageContext, error?: string): Response | Promise<Response> {
  return barePage(context, {
    title: "Choose a new password",
    lead: "All your sessions end with it.",
    status: error ? 400 : 200,
    body: html`${problem(error)}
      <form method="post" class="stack">
        ${field({
          name: "password",
          label: "New password",
          type: "password",
          autocomplete: "new-password",
          required: true,
          minlength: SHORTEST_PASSWORD,
          maxlength: LONGEST_PASSWORD,
          hint: `At least ${SHORTEST_PASSWORD} characters.`,
          autofocus: true,
        })}
        <button type="submit" class="primary">Save</button>
      </form>`,
  });
}
