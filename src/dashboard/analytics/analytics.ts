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

/** Bars that a picture has room for, and rows that a CSV may have. */
const MOST_SHOWN = 10;
const MOST_ROWS = 1000;

/** What the account's audits come to: tokens, months, findings, streaks. */
export const analytics: Section = {
  path: "/analytics",
  title: "Analytics",
  roles: ROLES,
  about_account: true,
  in_navigation: true,
  routes: () =>
    new Hono<Environment>()
      .get("/", async (context) =>
        analyticsPage(context, await read(context, MOST_SHOWN), currentMonth()),
      )
      .get("/:table{[a-z_]+\\.csv}", tableAsCsv),
};

function currentMonth(): Month {
  return new Date().toISOString().slice(0, 7);
}

async function read(context: PageContext, most: number): Promise<Analytics> {
  const now = currentMonth();
  const asked = parseMonth(context.req.query("month")) ?? now;
  const month = asked > now ? now : asked;
  const { account_id } = viewedAccount(context);
  return await readAnalytics(context.var.scope, { account_id, now, month, most });
}

async function tableAsCsv(context: PageContext): Promise<Response> {
  const name = context.req.param("table")?.replace(/\.csv$/, "") ?? "";
  if (!Object.hasOwn(ANALYTICS_TABLES, name)) return context.notFound();
  const found = await read(context, MOST_ROWS);
  const { columns, rows } = ANALYTICS_TABLES[name as AnalyticsTable](found);
  const text = [columns, ...rows].map((row) => csvLine(row)).join("");
  return context.body(text, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="assay_${name}_${found.month}.csv"`,
  });
}
