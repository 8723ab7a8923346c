import { Hono } from "hono";
import { html } from "hono/html";
import { sha256 } from "../../keys/sha256.ts";
import { invitationPath } from "../invitation_token.ts";
import { barePage } from "../page.ts";
import type { Environment, PageContext, Services } from "../section.ts";
import { joinByInvitation } from "../statements/join_by_invitation.ts";
import { readInvitation } from "../statements/read_invitation.ts";
import type { OpenSingleSignOn } from "./create_single_sign_on.ts";

/** Joining by a one-time link with the identity provider in place of a password. */
export function joinBySingleSignOn(
  { database, identity }: Services,
  provider: OpenSingleSignOn,
): Hono<Environment> {
  async function begin(context: PageContext): Promise<Response> {
    const token = context.req.param("token") ?? "";
    const [invitation] = await readInvitation(database, await sha256(token));
    if (invitation === undefined) return context.notFound();
    return await provider.start(context, { target: `${invitationPath(token)}/sso`, invited: true });
  }

  /** Following a link must not join anybody by itself, so the provider's answer leads to a form. */
  async function ask(context: PageContext): Promise<Response> {
    const token = context.req.param("token") ?? "";
    const [invitation] = await readInvitation(database, await sha256(token));
    const session = await identity.api.getSession({ headers: context.req.raw.headers });
    if (session === null || invitation === undefined) return context.notFound();
    const { account_name, role } = invitation;
    return barePage(context, {
      title: "Join",
      lead: html`You are invited
      ${account_name ? html`to <strong><bdi>${account_name}</bdi></strong>` : ""} as ${role}.`,
      body: html`<form method="post" action="${invitationPath(token)}/sso/confirm" class="stack">
        <p>You are signed in as <bdi>${session.user.email}</bdi>.</p>
        <button type="submit" class="primary">Join</button>
      </form>`,
    });
  }

  async function confirm(context: PageContext): Promise<Response> {
    const token = context.req.param("token") ?? "";
    const session = await identity.api.getSession({ headers: context.req.raw.headers });
    if (session === null) return context.notFound();
    const [row] = await joinByInvitation(database, await sha256(token), session.user.id);
    if (row!.joined) return context.redirect("/dashboard", 303);
    return barePage(context, {
      title: "This did not work",
      status: 409,
      body: html`<p>
          The link has been used, or <bdi>${session.user.email}</bdi> belongs to an account already.
        </p>
        <p><a class="button" href="/dashboard">To the dashboard</a></p>`,
    });
  }

  return new Hono<Environment>()
    .post("/invitation/:token/sso", begin)
    .get("/invitation/:token/sso", ask)
    .post("/invitation/:token/sso/confirm", confirm);
}
