import { Hono } from "hono";
import { importPublicKey } from "../../signature/import_public_key.ts";
import { formFields } from "../form_fields.ts";
import { isUuid } from "../is_uuid.ts";
import { viewedAccount } from "../section.ts";
import type { Environment, PageContext, Services } from "../section.ts";
import { requireRole } from "../security/require_role.ts";
import { integrationPage } from "./integration_page.ts";
import { createSigningKey } from "./statements/create_signing_key.ts";
import { revokeSigningKey } from "./statements/revoke_signing_key.ts";

const LONGEST_PATH = 1024;
const LONGEST_PEM = 8192;
const UNIQUE_VIOLATION = "23505";

/** Registering and revoking the public keys that verify signatures. */
export function signingKeyRoutes(services: Services): Hono<Environment> {
  async function register(context: PageContext): Promise<Response> {
    const { account_id } = viewedAccount(context);
    const given = await formFields(context, ["key_path", "public_key"], LONGEST_PEM);
    const { key_path, public_key } = given;
    const refuse = (signing_error: string): Promise<Response> =>
      integrationPage(context, services, { signing_error, signing: given });
    if (key_path.length < 1 || key_path.length > LONGEST_PATH || key_path.includes("\0")) {
      return refuse("Give the key path, as your submissions send it.");
    }
    if ((await importPublicKey(public_key)) === undefined) {
      return refuse("This is no ECDSA public key on P-256 or P-384 in PEM (BEGIN PUBLIC KEY).");
    }
    try {
      await context.var.scope.query(createSigningKey, account_id, key_path, public_key);
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
      return refuse("A key is registered under this path already. Revoke it first.");
    }
    return context.redirect("/dashboard/integration#signing-keys", 303);
  }

  async function revoke(context: PageContext): Promise<Response> {
    const { account_id } = viewedAccount(context);
    const id = context.req.param("id");
    if (!isUuid(id)) return context.notFound();
    const [revoked] = await context.var.scope.query(revokeSigningKey, account_id, id);
    if (revoked === undefined) return context.notFound();
    return context.redirect("/dashboard/integration#signing-keys", 303);
  }

  return new Hono<Environment>()
    .use(requireRole("owner", "operator"))
    .post("/", register)
    .post("/:id/revoke", revoke);
}
