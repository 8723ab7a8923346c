import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import type { Environment, Section } from "../section.ts";
import { ROLES } from "../viewer.ts";

/** The first page: how this month goes. */
export const overview: Section = {
  path: "/",
  title: "Overview",
  roles: ROLES,
  about_account: true,
  in_navigation: true,
  routes: () =>
    new Hono<Environment>().get("/", (context) =>
      page(context, { title: "Overview", body: html`<p>Nothing yet.</p>` }),
    ),
};
