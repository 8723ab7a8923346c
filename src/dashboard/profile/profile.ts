import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import type { Environment, Section } from "../section.ts";
import { ROLES } from "../viewer.ts";

/** One's own name, password, second factor and sessions. */
export const profile: Section = {
  path: "/profile",
  title: "Profile",
  roles: ROLES,
  about_account: false,
  in_navigation: false,
  routes: () =>
    new Hono<Environment>().get("/", (context) =>
      page(context, { title: "Profile", body: html`<p>${context.var.viewer.email}</p>` }),
    ),
};
