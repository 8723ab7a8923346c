import { Hono } from "hono";
import { html } from "hono/html";
import { sha256 } from "../../keys/sha256.ts";
import { field, problem } from "../field.ts";
import { formFields } from "../form_fields.ts";
import { LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../identity/create_identity.ts";
import type { IdentityOptions } from "../identity/create_identity.ts";
import { invitationPath } from "../invitation_token.ts";
import { barePage } from "../page.ts";
import type { Environment, PageContext, Services } from "../section.ts";
import { acceptInvitation } from "../statements/accept_invitation.ts";
import { readInvitation } from "../statements/read_invitation.ts";
import type { InvitationRow } from "../statements/read_invitation.ts";
import { forwardCookies } from "./forward_cookies.ts";
import { passwordFault } from "./password_fault.ts";

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,255}$/;

/** Joining by a one-time link. */
export function invitationRoutes(
  { identity, database }: Services,
  options: IdentityOptions,
): Hono<Environment> {
  const provider = options.single_sign_on?.name;

  async function show(context: PageContext): Promise<Response> {
    const token = context.req.param("token") ?? "";
    const [invitation] = await readInvitation(database, await sha256(token));
    if (invitation === undefined) return spentPage(context);
    return joinPage(context, { token, invitation, provider });
  }

  async function join(context: PageContext): Promise<Response> {
    const token = context.req.param("token") ?? "";
    const token_hash = await sha256(token);
    const [invitation] = await readInvitation(database, token_hash);
    if (invitation === undefined) return spentPage(context);
    const fields = await formFields(context, ["name", "email", "password"]);
    const email = fields.email.toLowerCase();
    const given = { token, invitation, provider, name: fields.name, email };
    const fault = faultOf({ ...fields, email });
    if (fault) return joinPage(context, { ...given, error: fault });
    const { password } = await identity.$context;
    const password_hash = await password.hash(fields.password);
    try {
      const [joined] = await acceptInvitation(
        database,
        token_hash,
        fields.name,
        email,
        password_hash,
      );
      if (joined === undefined) return spentPage(context);
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
      return joinPage(context, {
        ...given,
        error: "Somebody with this e-mail has joined already.",
      });
    }
    const answer = await identity.api.signInEmail({
      body: { email, password: fields.password },
      headers: context.req.raw.headers,
      asResponse: true,
    });
    forwardCookies(context, answer);
    return context.redirect("/dashboard", 303);
  }

  return new Hono<Environment>().get("/invitation/:token", show).post("/invitation/:token", join);
}

const UNIQUE_VIOLATION = "23505";

function faultOf(fields: { name: string; email: string; password: string }): string | undefined {
  if (fields.name.length < 1 || fields.name.length > LONGEST_NAME) return "Please give your name.";
  if (!EMAIL.test(fields.email)) return "Please give an e-mail address, like name@example.com.";
  return passwordFault(fields.password);
}

interface Joining {
  readonly token: string;
  readonly invitation: InvitationRow;
  /** Name of the identity provider, where there is one. */
  readonly provider: string | undefined;
  readonly name?: string;
  readonly email?: string;
  readonly error?: string;
}

function joinPage(context: PageContext, joining: Joining): Response | Promise<Response> {
  const { invitation } = joining;
  const as = invitation.account_name
    ? html`You are invited to <strong><bdi>${invitation.account_name}</bdi></strong> as
        ${invitation.role}.`
    : html`You will be the operator of this service: you create accounts, plans and tokens.`;
  return barePage(context, {
    title: invitation.account_name ? "Join" : "Set up Assay",
    lead: as,
    status: joining.error ? 400 : 200,
    body: html`${problem(joining.error)}
      <form method="post" action="${invitationPath(joining.token)}" class="stack">
        ${field({
          name: "name",
          label: "Your name",
          value: joining.name ?? "",
          autocomplete: "name",
          required: true,
          maxlength: LONGEST_NAME,
          autofocus: true,
        })}
        ${field({
          name: "email",
          label: "E-mail",
          type: "email",
          value: joining.email ?? "",
          autocomplete: "username",
          required: true,
          maxlength: 320,
        })}
        ${field({
          name: "password",
          label: "Password",
          type: "password",
          autocomplete: "new-password",
          required: true,
          minlength: SHORTEST_PASSWORD,
          maxlength: LONGEST_PASSWORD,
          hint: `At least ${SHORTEST_PASSWORD} characters; a few words are easier than signs.`,
        })}
        <button type="submit" class="primary">Join</button>
      </form>
      ${
        joining.provider
          ? html`<form method="post" action="${invitationPath(joining.token)}/sso" class="stack or">
              <button type="submit">Join with ${joining.provider}</button>
            </form>`
          : ""
      }`,
  });
}

function spentPage(context: PageContext): Response | Promise<Response> {
  return barePage(context, {
    title: "This link does not work",
    status: 404,
    body: html`<p>A link works once and for some days. Ask whoever sent it for another.</p>
      <p><a class="button" href="/dashboard/sign-in">Sign in</a></p>`,
  });
}
