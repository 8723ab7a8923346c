import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { grantTokens } from "../../database/statements/grant_tokens.ts";
import { setPlan } from "../../database/statements/set_plan.ts";
import { formFields } from "../form_fields.ts";
import { isUuid } from "../is_uuid.ts";
import { SUBMISSION_ID } from "../logs/log_filter.ts";
import { createInvitation } from "../members/create_invitation.ts";
import { ACCOUNT_COOKIE } from "../read_viewer.ts";
import type { Environment, PageContext, Section, Services } from "../section.ts";
import { operatorPage } from "./operator_page.ts";
import { openAccount } from "./statements/open_account.ts";
import { retryAudit } from "./statements/retry_audit.ts";
import { suspendAccount } from "./statements/suspend_account.ts";

const HOME = "/dashboard/operator";
const MOST_TOKENS = 1_000_000_000_000;
const LONGEST_NAME = 256;

/** All accounts, and how the service is doing. */
export const operator: Section = {
  path: "/operator",
  title: "Operator",
  roles: ["operator"],
  about_account: false,
  in_navigation: true,
  routes: (services) =>
    new Hono<Environment>()
      .get("/", (context) => operatorPage(context))
      .post("/accounts", create)
      .post("/accounts/:id/view", (context) => view(context, services))
      .post("/accounts/:id/plan", changePlan)
      .post("/accounts/:id/grant", grant)
      .post("/accounts/:id/suspend", suspend)
      .post("/failures/:id/retry", retry)
      .post("/invitations", (context) => invite(context, services)),
};

async function create(context: PageContext): Promise<Response> {
  const fields = await formFields(context, ["name", "plan", "tokens"]);
  const tokens = readTokens(fields.tokens);
  const plan = fields.plan === "premium" ? "premium" : "free";
  if (!isName(fields.name)) return operatorPage(context, { error: "Give the account a name." });
  if (tokens === undefined) return operatorPage(context, { error: NO_NUMBER });
  await context.var.scope.query(openAccount, fields.name, plan, tokens);
  return context.redirect(HOME, 303);
}

async function view(context: PageContext, { identity }: Services): Promise<Response> {
  const account_id = context.req.param("id");
  if (!isUuid(account_id)) return context.notFound();
  const secure = (await identity.$context).authCookies.sessionToken.attributes.secure ?? false;
  setCookie(context, ACCOUNT_COOKIE, account_id, {
    path: "/dashboard",
    httpOnly: true,
    sameSite: "Lax",
    secure,
  });
  return context.redirect("/dashboard", 303);
}

async function changePlan(context: PageContext): Promise<Response> {
  const account_id = context.req.param("id");
  const { plan } = await formFields(context, ["plan"]);
  const chosen = plan === "free" || plan === "premium" ? plan : null;
  if (!isUuid(account_id)) return context.notFound();
  const [changed] = await context.var.scope.query(setPlan, account_id, chosen);
  return changed ? context.redirect(HOME, 303) : context.notFound();
}

async function grant(context: PageContext): Promise<Response> {
  const account_id = context.req.param("id");
  const tokens = readTokens((await formFields(context, ["tokens"])).tokens);
  if (!isUuid(account_id)) return context.notFound();
  if (tokens === undefined || tokens === 0) return operatorPage(context, { error: NO_NUMBER });
  const [granted] = await context.var.scope.query(grantTokens, account_id, tokens);
  return granted ? context.redirect(HOME, 303) : context.notFound();
}

async function suspend(context: PageContext): Promise<Response> {
  const account_id = context.req.param("id");
  const { suspended } = await formFields(context, ["suspended"]);
  if (!isUuid(account_id)) return context.notFound();
  const [changed] = await context.var.scope.query(suspendAccount, account_id, suspended === "yes");
  return changed ? context.redirect(HOME, 303) : context.notFound();
}

async function retry(context: PageContext): Promise<Response> {
  const submission_id = context.req.param("id") ?? "";
  if (!SUBMISSION_ID.test(submission_id)) return context.notFound();
  const [row] = await context.var.scope.query(retryAudit, submission_id);
  if (row!.outcome === "insufficient_tokens") {
    return operatorPage(context, { error: "The account's balance is too small for this audit." });
  }
  return row!.outcome === "retried" ? context.redirect(HOME, 303) : context.notFound();
}

async function invite(context: PageContext, services: Services): Promise<Response> {
  const link = await createInvitation(context, services, { role: "operator", account_id: null });
  return operatorPage(context, { link });
}

const NO_NUMBER = "Give a whole number of tokens.";

function readTokens(text: string): number | undefined {
  const digits = text.replaceAll(/[\s,_']/g, "");
  if (!/^\d{1,13}$/.test(digits)) return undefined;
  const tokens = Number(digits);
  return tokens <= MOST_TOKENS ? tokens : undefined;
}

function isName(text: string): boolean {
  return text.length >= 1 && text.length <= LONGEST_NAME && !text.includes("\0");
}
