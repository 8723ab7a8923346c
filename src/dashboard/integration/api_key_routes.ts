import { Hono } from "hono";
import { revokeKey } from "../../database/statements/revoke_key.ts";
import { createKey } from "../../database/statements/create_key.ts";
import { newApiKey } from "../../keys/api_key.ts";
import { sha256 } from "../../keys/sha256.ts";
import { formFields } from "../form_fields.ts";
import { isUuid } from "../is_uuid.ts";
import { viewedAccount } from "../section.ts";
import type { Environment, PageContext, Services } from "../section.ts";
import { requireRole } from "../security/require_role.ts";
import { integrationPage } from "./integration_page.ts";

const LONGEST_NAME = 256;

/** Creating and revoking API keys: an owner's, or an operator's on their behalf. */
export function apiKeyRoutes(services: Services): Hono<Environment> {
  async function create(context: PageContext): Promise<Response> {
    const { account_id } = viewedAccount(context);
    const { name } = await formFields(context, ["name"]);
    if (name.length < 1 || name.length > LONGEST_NAME || name.includes("\0")) {
      return integrationPage(context, services, { key_error: "Give the key a name." });
    }
    const key = newApiKey();
    const hash = await sha256(key);
    await context.var.scope.query(createKey, account_id, name, hash, key.slice(-4));
    return integrationPage(context, services, { new_key: key });
  }

  async function revoke(context: PageContext): Promise<Response> {
    const key_id = context.req.param("id");
    if (!isUuid(key_id)) return context.notFound();
    const [revoked] = await context.var.scope.query(revokeKey, key_id);
    if (revoked === undefined) return context.notFound();
    return context.redirect("/dashboard/integration", 303);
  }

  return new Hono<Environment>()
    .use(requireRole("owner", "operator"))
    .post("/", create)
    .post("/:id/revoke", revoke);
}
