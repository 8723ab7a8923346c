import { Hono } from "hono";
import type { Environment, Section } from "../section.ts";
import { ROLES } from "../viewer.ts";
import { overviewPage } from "./overview_page.ts";

/** The first page: how this month goes. */
export const overview: Section = {
  path: "/",
  title: "Overview",
  roles: ROLES,
  about_account: true,
  in_navigation: true,
  routes: () => new Hono<Environment>().get("/", overviewPage),
};
