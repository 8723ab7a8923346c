import { betterAuth } from "better-auth";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { Kysely } from "kysely";
import type { Database } from "../../database/connect.ts";
import { readDashboardSecret } from "../statements/read_dashboard_secret.ts";
import { columns } from "./columns.ts";
import { postgresDialect } from "./postgres_dialect.ts";

/** An identity provider that speaks OpenID Connect, by whom people may sign in. */
export interface SingleSignOn {
  /** What the button says: `Sign in with NAME`. */
  readonly name: string;
  /** Address of the provider's discovery document, `…/.well-known/openid-configuration`. */
  readonly discovery_url: string;
  readonly client_id: string;
  readonly client_secret: string;
}

export interface IdentityOptions {
  /** The dashboard's own address as browsers see it; null: plain http at whatever host is asked. */
  readonly public_url: string | null;
  readonly single_sign_on: SingleSignOn | null;
}

export type Identity = Awaited<ReturnType<typeof createIdentity>>;

/** Name of the identity provider in paths and in the database. */
export const SINGLE_SIGN_ON = "sso";

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 256;

/** Characters of a person's name. */
export const LONGEST_NAME = 256;

const HOUR_S = 3600;
const SIGNED_IN_S = 12 * HOUR_S;
const PROLONGED_AFTER_S = HOUR_S / 6;
const RESET_LINK_S = 24 * HOUR_S;

/**
 * Identity and sessions: passwords (scrypt), second factors, resets, single sign-on. People are not
 * created here but by invitations.
 *
 * @param database the pool of the dashboard's role
 */
export async function createIdentity(database: Database, options: IdentityOptions) {
  const [row] = await readDashboardSecret(database);
  const kysely = new Kysely<unknown>({ dialect: postgresDialect(database) }).withSchema("assay");
  return betterAuth({
    appName: "Assay",
    baseURL: options.public_url ?? "http://127.0.0.1",
    basePath: "/dashboard/auth",
    secret: row!.secret,
    database: { db: kysely, type: "postgres", transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      // The link is shown to whoever asked for it on the person's behalf; nothing is sent.
      sendResetPassword: async () => {},
    },
    user: columns.person,
    session: { ...columns.sign_in, expiresIn: SIGNED_IN_S, updateAge: PROLONGED_AFTER_S },
    account: {
      ...columns.credential,
      encryptOAuthTokens: true,
      accountLinking: {
        enabled: true,
        // The provider is the operator's own choice and speaks for the addresses that it names.
        trustedProviders: [SINGLE_SIGN_ON],
        requireLocalEmailVerified: false,
      },
      updateAccountOnSignIn: false,
    },
    // The provider is asked for nothing beyond who somebody is, so its tokens are not kept.
    databaseHooks: {
      account: { create: { before: withoutTokens } },
      user: { create: { before: withoutPicture } },
    },
    onAPIError: { errorURL: `${options.public_url ?? ""}/dashboard/sign-in` },
    verification: columns.verification,
    // Counted in the database by the pages themselves.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "assay",
      useSecureCookies: options.public_url?.startsWith("https:") ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/dashboard" },
      // From where somebody signs in is counted by the pages, and kept by nobody.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => crypto.randomUUID() },
    },
    plugins: [
      twoFactor({ issuer: "Assay", schema: columns.second_factor }),
      genericOAuth({ config: options.single_sign_on ? [provider(options.single_sign_on)] : [] }),
    ],
    telemetry: { enabled: false },
    // Its messages may name people.
    logger: { disabled: true },
  });
}

function provider(single_sign_on: SingleSignOn) {
  return {
    providerId: SINGLE_SIGN_ON,
    name: single_sign_on.name,
    discoveryUrl: single_sign_on.discovery_url,
    requireIdTokenVerification: true,
    clientId: single_sign_on.client_id,
    clientSecret: single_sign_on.client_secret,
    scopes: ["openid", "email", "profile"],
    // Only people who were invited: the routes ask for it then.
    disableImplicitSignUp: true,
    mapProfileToUser: personOf,
  };
}

/** An address that the provider says is not proven counts as none. */
function personOf(profile: Record<string, unknown>) {
  const { email, email_verified, name, preferred_username } = profile;
  const named = [name, preferred_username, email].find((one) => typeof one === "string" && one);
  return {
    ...(email_verified === false && { email: "" }),
    name: String(named ?? "").slice(0, LONGEST_NAME),
  };
}

async function withoutPicture<Person extends object>(person: Person) {
  return { data: { ...person, image: null } };
}

async function withoutTokens<Credential extends object>(credential: Credential) {
  return { data: { ...credential, accessToken: null, refreshToken: null, idToken: null } };
}
