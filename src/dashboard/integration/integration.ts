import { Hono } from "hono";
import type { Environment, Section } from "../section.ts";
import { ROLES } from "../viewer.ts";
import { apiKeyRoutes } from "./api_key_routes.ts";
import { integrationPage } from "./integration_page.ts";
import { signingKeyRoutes } from "./signing_key_routes.ts";

/** Keys, signing keys, and how to send the first submission. */
export const integration: Section = {
  path: "/integration",
  title: "Integration",
  roles: ROLES,
  about_account: true,
  in_navigation: true,
  routes: (services) =>
    new Hono<Environment>()
      .get("/", (context) => integrationPage(context, services))
      .route("/keys", apiKeyRoutes(services))
      .route("/signing-keys", signingKeyRoutes(services)),
};
