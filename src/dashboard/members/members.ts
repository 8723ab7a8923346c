import { Hono } from "hono";
import { randomCharacters } from "../../keys/random_characters.ts";
import { formFields } from "../form_fields.ts";
import { isUuid } from "../is_uuid.ts";
import { viewedAccount } from "../section.ts";
import type { Environment, PageContext, Section, Services } from "../section.ts";
import { createInvitation } from "./create_invitation.ts";
import { membersPage } from "./members_page.ts";
import { listMembers } from "./statements/list_members.ts";
import { removeMember } from "./statements/remove_member.ts";
import { withdrawInvitation } from "./statements/withdraw_invitation.ts";

const HOME = "/dashboard/members";
const RESET_LINK_MS = 24 * 3_600_000;
const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Who may see the account, and the links by which others join. */
export const members: Section = {
  path: "/members",
  title: "Members",
  roles: ["operator", "owner"],
  about_account: true,
  in_navigation: true,
  routes: (services) =>
    new Hono<Environment>()
      .get("/", (context) => membersPage(context))
      .post("/invitations", (context) => invite(context, services))
      .post("/invitations/:id/withdraw", withdraw)
      .post("/:id/remove", remove)
      .post("/:id/reset", (context) => resetLink(context, services)),
};

async function invite(context: PageContext, services: Services): Promise<Response> {
  const { account_id } = viewedAccount(context);
  const { role } = await formFields(context, ["role"]);
  const chosen = role === "owner" ? "owner" : "auditor";
  const link = await createInvitation(context, services, { role: chosen, account_id });
  return membersPage(context, { link });
}

async function withdraw(context: PageContext): Promise<Response> {
  const { account_id } = viewedAccount(context);
  const id = context.req.param("id");
  if (!isUuid(id)) return context.notFound();
  const [withdrawn] = await context.var.scope.query(withdrawInvitation, account_id, id);
  return withdrawn ? context.redirect(HOME, 303) : context.notFound();
}

async function remove(context: PageContext): Promise<Response> {
  const { account_id } = viewedAccount(context);
  const id = context.req.param("id");
  if (!isUuid(id)) return context.notFound();
  if (id === context.var.viewer.person_id) {
    return membersPage(context, { error: "Nobody removes themselves: ask another owner." });
  }
  const [removed] = await context.var.scope.query(removeMember, account_id, id);
  return removed ? context.redirect(HOME, 303) : context.notFound();
}

/** A link by which a member chooses a new password. */
async function resetLink(context: PageContext, services: Services): Promise<Response> {
  const { account_id } = viewedAccount(context);
  const id = context.req.param("id");
  const rows = await context.var.scope.query(listMembers, account_id);
  if (!rows.some(({ person_id }) => person_id === id)) return context.notFound();
  const token = randomCharacters(ALPHANUMERIC, 32);
  const { internalAdapter } = await services.identity.$context;
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: id!,
    expiresAt: new Date(Date.now() + RESET_LINK_MS),
  });
  const link = new URL(`/dashboard/reset/${token}`, services.own_address(context)).href;
  return membersPage(context, { link, link_text: "works once, for a day" });
}
