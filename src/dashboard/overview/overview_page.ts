import { html } from "hono/html";
import { figure } from "../figure.ts";
import { findLogs } from "../logs/find_logs.ts";
import { readLogFilter } from "../logs/log_filter.ts";
import { logTable } from "../logs/log_table.ts";
import { page } from "../page.ts";
import type { Html } from "../page.ts";
import { readPlan } from "../plan/statements/read_plan.ts";
import type { PlanRow } from "../plan/statements/read_plan.ts";
import { viewedAccount } from "../section.ts";
import type { PageContext } from "../section.ts";
import { riskChart } from "./risk_chart.ts";
import { listDays } from "./statements/list_days.ts";
import { readBestStreak } from "./statements/read_best_streak.ts";
import type { BestStreakRow } from "./statements/read_best_streak.ts";
import { statusMix } from "./status_mix.ts";
import { sumDays } from "./sum_days.ts";
import type { Sum } from "./sum_days.ts";

const DAYS_SHOWN = 30;
const LATEST_SHOWN = 8;
const DAY_MS = 86_400_000;

/** This month beside the last, the latest logs, and what to do when there is nothing yet. */
export async function overviewPage(context: PageContext): Promise<Response> {
  const { scope, zone } = context.var;
  const { account_id } = viewedAccount(context);
  const today = new Date().toISOString().slice(0, 10);
  const since = beginningOf(today);
  const { days, plan, streak } = await scope.transact(async (database) => ({
    days: await listDays(database, account_id, since),
    plan: (await readPlan(database, account_id))[0]!,
    streak: (await readBestStreak(database, account_id))[0]!,
  }));
  const filter = readLogFilter(new URLSearchParams());
  const latest = await findLogs(scope, filter, { account_id, zone, page: LATEST_SHOWN });
  const month = today.slice(0, 7);
  const recent = daysBefore(today, DAYS_SHOWN - 1);
  if (latest.logs.length === 0) return page(context, { title: "Overview", body: welcome(plan) });
  return page(context, {
    title: "Overview",
    modules: ["live.js"],
    body: html`${figures({
        now: sumDays(days.filter(({ day }) => day.startsWith(month))),
        last: sumDays(days.filter(({ day }) => !day.startsWith(month) && day >= lastMonth(today))),
        plan,
        streak,
      })}
      <div class="grid two section-gap">
        <section class="card">
          <h2>Status this month</h2>
          ${statusMix(sumDays(days.filter(({ day }) => day.startsWith(month))))}
        </section>
        <section class="card">
          <h2>Mean risk, last ${DAYS_SHOWN} days</h2>
          ${riskChart(
            days.filter(({ day }) => day >= recent),
            { until: today, days: DAYS_SHOWN },
          )}
        </section>
      </div>
      <section class="card section-gap">
        <div class="card-head">
          <h2>Latest logs</h2>
          <a href="/dashboard/logs">All logs</a>
        </div>
        ${logTable(latest.logs, { zone, caption: "Latest logs" })}
      </section>`,
  });
}

interface Figures {
  readonly now: Sum;
  readonly last: Sum;
  readonly plan: PlanRow;
  readonly streak: BestStreakRow;
}

function figures({ now, last, plan, streak }: Figures): Html {
  const number = (value: number): string => value.toLocaleString("en-GB");
  const before = `last month ${number(last.audits)}`;
  return html`<section class="grid" aria-label="This month">
    ${figure({ label: "Audits this month", value: number(now.audits), note: before })}
    ${figure({
      label: "Mean risk",
      value: now.mean_risk === null ? "–" : now.mean_risk.toFixed(1),
      note: last.mean_risk === null ? "of 10" : `last month ${last.mean_risk.toFixed(1)}`,
    })}
    ${figure({
      label: "Tokens left",
      value: number(plan.balance),
      note: html`<a href="/dashboard/plan">${plan.plan ?? "no"} plan</a>, ${number(now.tokens)} used
        this month`,
    })}
    ${figure({
      label: "Best running streak",
      value: number(streak.current),
      note: `compliant in a row by one user; longest ${number(streak.longest)}`,
    })}
  </section>`;
}

function welcome(plan: PlanRow): Html {
  return html`<section class="card stack">
    <h2>Three steps to the first audit</h2>
    <ol class="findings">
      <li>
        <p><strong>A plan with tokens.</strong></p>
        <p>
          ${
            plan.plan === null || plan.balance === 0
              ? "The operator activates a plan and grants tokens."
              : html`Done: the ${plan.plan} plan with ${plan.balance.toLocaleString("en-GB")}
                tokens.`
          }
        </p>
      </li>
      <li>
        <p><strong>An API key.</strong></p>
        <p>Create one under <a href="/dashboard/integration">Integration</a>; it is shown once.</p>
      </li>
      <li>
        <p><strong>A first submission.</strong></p>
        <p>The quick start beside the key sends one. Its log turns to a result by itself.</p>
      </li>
    </ol>
    <div><a class="button primary" href="/dashboard/integration">To the integration</a></div>
  </section>`;
}

function lastMonth(today: string): string {
  return new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 2, 1))
    .toISOString()
    .slice(0, 10);
}

/** Far enough back for last month and for the days of the chart. */
function beginningOf(today: string): string {
  const recent = daysBefore(today, DAYS_SHOWN);
  return recent < lastMonth(today) ? recent : lastMonth(today);
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}
