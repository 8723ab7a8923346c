import { Hono } from "hono";
import { csvLine } from "../../exports/csv_line.ts";
import { viewedAccount } from "../section.ts";
import type { Environment, PageContext, Section } from "../section.ts";
import { ROLES } from "../viewer.ts";
import { analyticsPage } from "./analytics_page.ts";
import { ANALYTICS_TABLES } from "./analytics_tables.ts";
import type { AnalyticsTable } from "./analytics_tables.ts";
import { parseMonth } from "./months.ts";
import type { Month } from "./months.ts";
import { readAnalytics } from "./read_analytics.ts";
import type { Analytics } from "./read_analytics.ts";
import { streamUsers, USER_TABLES } from "./stream_users.ts";

/** Bars that a picture has room for. */
const MOST_SHOWN = 10;

/** What the account's audits come to: tokens, months, findings, streaks. */
export const analytics: Section = {
  path: "/analytics",
  title: "Analytics",
  roles: ROLES,
  about_account: true,
  in_navigation: true,
  routes: () =>
    new Hono<Environment>()
      .get("/", async (context) => analyticsPage(context, await read(context), currentMonth()))
      .get("/:table{[a-z_]+\\.csv}", tableAsCsv),
};

function currentMonth(): Month {
  return new Date().toISOString().slice(0, 7);
}

function askedMonth(context: PageContext): Month {
  const now = currentMonth();
  const asked = parseMonth(context.req.query("month")) ?? now;
  return asked > now ? now : asked;
}

async function read(context: PageContext): Promise<Analytics> {
  const now = currentMonth();
  const month = askedMonth(context);
  const { account_id } = viewedAccount(context);
  return await readAnalytics(context.var.scope, {
    account_id,
    now,
    month,
    most: MOST_SHOWN,
  });
}

async function tableAsCsv(context: PageContext): Promise<Response> {
  const name = context.req.param("table")?.replace(/\.csv$/, "") ?? "";
  if (!Object.hasOwn(ANALYTICS_TABLES, name)) return context.notFound();
  const month = askedMonth(context);
  context.header("Content-Type", "text/csv; charset=utf-8");
  context.header("Content-Disposition", `attachment; filename="assay_${name}_${month}.csv"`);
  const user_table = USER_TABLES.find((one) => one === name);
  if (user_table !== undefined) {
    const { account_id } = viewedAccount(context);
    return context.body(streamUsers(context.var.scope, { account_id, month, name: user_table }));
  }
  const { columns, rows } = ANALYTICS_TABLES[name as AnalyticsTable](await read(context));
  return context.body([columns, ...rows].map((row) => csvLine(row)).join(""));
}
