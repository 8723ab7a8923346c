import { html } from "hono/html";
import { figure } from "../figure.ts";
import { page } from "../page.ts";
import { kindName } from "../kind_name.ts";
import type { Html } from "../page.ts";
import type { PageContext } from "../section.ts";
import { statusBadge } from "../status_badge.ts";
import { ANALYTICS_TABLES } from "./analytics_tables.ts";
import type { AnalyticsTable } from "./analytics_tables.ts";
import { chartCard } from "./data_table.ts";
import { daysOfMonth, monthName } from "./months.ts";
import type { Month } from "./months.ts";
import { rankedBars } from "./ranked_bars.ts";
import type { Analytics } from "./read_analytics.ts";
import { stackedColumns } from "./stacked_columns.ts";
import { streakCalendar } from "./streak_calendar.ts";

const STATUS_SERIES = [
  { key: "fully_compliant", look: "compliant" },
  { key: "review_needed", look: "review" },
  { key: "non_compliant", look: "violation" },
] as const;

/** Pictures of an account's audits, each with its table and its CSV. */
export function analyticsPage(
  context: PageContext,
  analytics: Analytics,
  now: Month,
): Response | Promise<Response> {
  const card = (table: AnalyticsTable, title: string, picture: Html): Html =>
    chartCard({
      title,
      picture,
      latest: table === "months",
      table: ANALYTICS_TABLES[table](analytics),
      csv: `/dashboard/analytics/${table}.csv?month=${analytics.month}`,
    });
  const named = monthName(analytics.month);
  const bars = (table: AnalyticsTable): Html =>
    rankedBars(
      ANALYTICS_TABLES[table](analytics)
        .rows.slice(0, 10)
        .map(([name, value]) => ({
          name: table === "personal_data" ? kindName(String(name)) : String(name),
          value: Number(value),
        })),
      ANALYTICS_TABLES[table](analytics).caption,
    );
  return page(context, {
    title: "Analytics",
    lead: "Sums of all settled audits, by days and months of UTC.",
    body: html`${figures(analytics)}
      <div class="stack section-gap">
        ${card("months", "Audits by month", monthsPicture(analytics))}
        ${monthChoice(analytics, now)}
        ${card("days", `Tokens by day, ${named}`, daysPicture(analytics))}
      </div>
      <div class="grid two section-gap">
        ${card("users", `Tokens by user, ${named}`, bars("users"))}
        ${card("laws", `Violations by law, ${named}`, bars("laws"))}
        ${card("personal_data", `Personal data by kind, ${named}`, bars("personal_data"))}
        ${card("safety", `Safety issues, ${named}`, bars("safety"))}
      </div>
      <div class="stack section-gap">
        ${card("streaks", "Compliance streak", streakPicture(analytics))}
      </div>`,
  });
}

function figures({ months, month, best_streak }: Analytics): Html {
  const sum = months.find((each) => each.month === month)!.sum;
  const number = (value: number): string => value.toLocaleString("en-GB");
  return html`<div class="grid">
    ${figure({ label: `Audits, ${monthName(month)}`, value: number(sum.audits) })}
    ${figure({ label: "Tokens", value: number(sum.tokens) })}
    ${figure({ label: "Mean risk", value: sum.mean_risk?.toFixed(1) ?? "–" })}
    ${figure({
      label: "Longest running streak of a user",
      value: number(best_streak.current),
      note: `Longest ever: ${number(best_streak.longest)}`,
    })}
  </div>`;
}

function monthChoice({ month, months }: Analytics, now: Month): Html {
  return html`<form method="get" action="/dashboard/analytics" class="row">
    <label for="month">Details of</label>
    <select id="month" name="month">
      ${months
        .filter((each) => each.month <= now)
        .toReversed()
        .map(
          (each) =>
            html`<option value="${each.month}" ${each.month === month ? html`selected` : ""}>
              ${monthName(each.month)}
            </option>`,
        )}
    </select>
    <button type="submit" class="slim">Show</button>
  </form>`;
}

function monthsPicture({ months }: Analytics): Html {
  const columns = stackedColumns(
    months.map(({ month, sum }) => ({
      key: month,
      label: monthName(month).slice(0, 3),
      values: {
        fully_compliant: sum.fully_compliant,
        review_needed: sum.review_needed,
        non_compliant: sum.non_compliant,
      },
      title: `${monthName(month)}: ${sum.audits} audits, ${sum.fully_compliant} Fully Compliant, ${sum.review_needed} Review Needed, ${sum.non_compliant} Non-Compliant, mean risk ${sum.mean_risk?.toFixed(1) ?? "–"}`,
    })),
    { series: STATUS_SERIES, title: "Audits by month and status" },
  );
  return html`${columns}
    <p class="row small">
      From the ground up: ${statusBadge("Fully Compliant")} ${statusBadge("Review Needed")}
      ${statusBadge("Non-Compliant")}
    </p>`;
}

function daysPicture({ month, days }: Analytics): Html {
  return stackedColumns(
    daysOfMonth(month).map((day, place) => {
      const tokens = days.get(day)?.tokens ?? 0;
      const label = place % 5 === 0 ? String(place + 1) : "";
      return { key: day, label, values: { tokens }, title: `${day}: ${tokens} tokens` };
    }),
    { series: [{ key: "tokens", look: "bar" }], title: `Tokens by day of ${monthName(month)}` },
  );
}

function streakPicture({ months, days }: Analytics): Html {
  return html`<p class="quiet small">
      A streak counts a user's Fully Compliant audits in a row; Non-Compliant ends it. Filled days:
      all Fully Compliant; with a stroke: some need review; with a cross: some are Non-Compliant.
    </p>
    ${streakCalendar(
      months.map(({ month }) => month),
      (day) => days.get(day),
    )}`;
}
