import { html } from "hono/html";
import { page } from "../page.ts";
import type { Html } from "../page.ts";
import { viewedAccount } from "../section.ts";
import type { PageContext, Services } from "../section.ts";
import { timeElement } from "../times/time_element.ts";
import { filterForm } from "./filter_form.ts";
import { findLogs, receiptOf } from "./find_logs.ts";
import type { FoundLogs } from "./find_logs.ts";
import { isNarrowed, readLogFilter, SUBMISSION_ID, writeLogFilter } from "./log_filter.ts";
import type { LogFilter } from "./log_filter.ts";
import { logTable } from "./log_table.ts";

/** The list of logs, as the address says. */
export async function listPage(context: PageContext, services: Services): Promise<Response> {
  const search = new URL(context.req.url).searchParams;
  const id = (search.get("id") ?? "").trim();
  if (SUBMISSION_ID.test(id)) return context.redirect(`/dashboard/logs/${id}`, 303);
  const { zone, scope } = context.var;
  const { account_id } = viewedAccount(context);
  const filter = readLogFilter(search);
  const found = await findLogs(scope, filter, { account_id, zone });
  return page(context, {
    title: "I/O Logs",
    lead: "Every submission and what its audit found, newest first.",
    modules: ["live.js", "export.js"],
    actions: exportLinks(filter),
    body: html`${filterForm(filter, { id, laws: services.catalogue.laws })}
      <div class="card section-gap" data-live>${list(context, { filter, found })}</div>`,
  });
}

function list(
  context: PageContext,
  { filter, found }: { readonly filter: LogFilter; readonly found: FoundLogs },
): Html {
  const { zone } = context.var;
  if (found.logs.length === 0 && found.next === null) {
    return isNarrowed(filter) || filter.before !== null ? nothingFits() : nothingYet();
  }
  return html`${
      found.logs.length === 0
        ? html`<p class="quiet">Nothing among the logs looked at so far.</p>`
        : logTable(found.logs, { zone, caption: "Logs, newest first" })
    }
    <nav class="pages" aria-label="Pages">
      ${
        filter.before === null
          ? html`<span></span>`
          : html`<a class="button slim" href="${addressOf({ ...filter, before: null })}">Newest</a>`
      }
      ${
        found.cut
          ? html`<span class="quiet small"
              >Searched back to ${timeElement(receiptOf(found.next!), zone)}.</span
            >`
          : ""
      }
      ${
        found.next === null
          ? html`<span class="quiet small">End of the list</span>`
          : html`<a
              class="button slim"
              rel="next"
              href="${addressOf({ ...filter, before: found.next })}"
              >${found.cut ? "Search further" : "Older"}</a
            >`
      }
    </nav>`;
}

function addressOf(filter: LogFilter): string {
  return `/dashboard/logs?${writeLogFilter(filter)}`;
}

function exportLinks(filter: LogFilter): Html {
  const search = writeLogFilter({ ...filter, before: null });
  return html`<output class="quiet small" id="export-progress"></output>
    <span class="quiet small">Export the list</span>${["csv", "jsonl"].map(
      (format) =>
        html`<a
          class="button slim"
          href="/dashboard/logs/export.${format}?${search}"
          data-export="export-progress"
          download
          >${format.toUpperCase()}</a
        >`,
    )}`;
}

function nothingFits(): Html {
  return html`<div class="empty">
    <h2>No log fits</h2>
    <p>Take away a filter, or widen the dates.</p>
    <a class="button" href="/dashboard/logs">Show all logs</a>
  </div>`;
}

function nothingYet(): Html {
  return html`<div class="empty">
    <h2>No logs yet</h2>
    <p>
      They appear here as soon as your AI's interactions are submitted: create an API key, then send
      the first one with the example that stands beside it.
    </p>
    <a class="button primary" href="/dashboard/integration">To the integration</a>
  </div>`;
}
