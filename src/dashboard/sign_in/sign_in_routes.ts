import { Hono } from "hono";
import type { IdentityOptions } from "../identity/create_identity.ts";
import type { Environment, Services } from "../section.ts";
import { invitationRoutes } from "./invitation_routes.ts";
import { passwordRoutes } from "./password_routes.ts";
import { resetRoutes } from "./reset_routes.ts";
import { secondFactorRoutes } from "./second_factor_routes.ts";
import { singleSignOnRoutes } from "./single_sign_on_routes.ts";

/** All that is open to somebody who is not signed in. */
export function signInRoutes(services: Services, options: IdentityOptions): Hono<Environment> {
  return new Hono<Environment>()
    .route("/", passwordRoutes(services, options))
    .route("/", secondFactorRoutes(services))
    .route("/", invitationRoutes(services, options))
    .route("/", resetRoutes(services))
    .route("/", singleSignOnRoutes(services, options));
}
