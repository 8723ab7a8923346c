import { Hono } from "hono";
import { html } from "hono/html";
import { figure } from "../figure.ts";
import { page } from "../page.ts";
import type { Html } from "../page.ts";
import { viewedAccount } from "../section.ts";
import type { Environment, PageContext, Section } from "../section.ts";
import { timeElement } from "../times/time_element.ts";
import { ROLES } from "../viewer.ts";
import { listLedger } from "./statements/list_ledger.ts";
import type { LedgerRow } from "./statements/list_ledger.ts";
import { readPlan } from "./statements/read_plan.ts";
import type { PlanRow } from "./statements/read_plan.ts";

const ENTRIES_A_PAGE = 100;
const PLACE = /^(2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)~(\d{1,15})$/;

/** What the account may use, and where its tokens went. */
export const plan: Section = {
  path: "/plan",
  title: "Plan",
  roles: ROLES,
  about_account: true,
  in_navigation: true,
  routes: () => new Hono<Environment>().get("/", planPage),
};

async function planPage(context: PageContext): Promise<Response> {
  const { scope, zone } = context.var;
  const { account_id } = viewedAccount(context);
  const asked = PLACE.exec(context.req.query("below") ?? "");
  const place = asked !== null && !Number.isNaN(Date.parse(asked[1]!)) ? asked : null;
  const below = place ? ([place[1]!, Number(place[2])] as const) : (["infinity", 0] as const);
  const { row, entries } = await scope.transact(async (database) => ({
    row: (await readPlan(database, account_id))[0]!,
    entries: await listLedger(database, account_id, ...below, ENTRIES_A_PAGE + 1),
  }));
  return await page(context, {
    title: "Plan",
    lead: "Each audit costs the tokens of its input and output. They are reserved when a submission is accepted and charged when its audit is settled.",
    body: html`${figures(row)} ${ledger(entries, { zone, first: place === null })}`,
  });
}

function figures(row: PlanRow): Html {
  const number = (tokens: number): string => tokens.toLocaleString("en-GB");
  const charged = row.granted - row.balance - row.reserved;
  return html`${
      row.suspended_at
        ? html`<p class="notice review" role="status">
            The account is suspended: nothing is accepted until the operator ends it.
          </p>`
        : ""
    }
    <section class="grid section-gap" aria-label="Tokens">
      ${figure({ label: "Plan", value: row.plan ?? "none", note: row.plan ? "active" : "nothing is accepted" })}
      ${figure({ label: "Balance", value: number(row.balance), note: "tokens left" })}
      ${figure({ label: "Reserved", value: number(row.reserved), note: "by audits under way" })}
      ${figure({ label: "Charged", value: number(charged), note: `of ${number(row.granted)} granted` })}
    </section>`;
}

function whatMoved({ kind, tokens }: LedgerRow): string {
  if (kind === "grant") return "Granted";
  if (kind === "charge") return "Charged";
  return `Not charged: the audit failed, ${tokens.toLocaleString("en-GB")} reserved were released`;
}

/** By how much the entry changes what is granted less what is charged, so that the column adds up. */
function movedBy({ kind, tokens }: LedgerRow): string {
  if (kind === "release") return "0";
  return `${kind === "charge" ? "−" : "+"}${tokens.toLocaleString("en-GB")}`;
}

function ledger(
  entries: readonly LedgerRow[],
  { zone, first }: { readonly zone: string; readonly first: boolean },
): Html {
  const shown = entries.slice(0, ENTRIES_A_PAGE);
  const last = shown.at(-1);
  const more = entries.length > ENTRIES_A_PAGE && last !== undefined;
  return html`<section class="card section-gap">
    <h2>Ledger</h2>
    ${
      shown.length === 0
        ? html`<p class="quiet">No tokens have moved yet. The operator grants them.</p>`
        : html`<table class="blocks">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col" class="number">Tokens</th>
                <th scope="col">Log</th>
              </tr>
            </thead>
            <tbody>
              ${shown.map(
                (entry) =>
                  html`<tr>
                    <td data-label="When">${timeElement(entry.created_at, zone)}</td>
                    <td data-label="What">${whatMoved(entry)}</td>
                    <td data-label="Tokens" class="number">${movedBy(entry)}</td>
                    <td data-label="Log">
                      ${
                        entry.submission_id
                          ? html`<a href="/dashboard/logs/${entry.submission_id}"
                              ><code>${entry.submission_id}</code></a
                            >`
                          : html`<span class="quiet">–</span>`
                      }
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    <nav class="pages" aria-label="Pages">
      ${first ? html`<span></span>` : html`<a class="button slim" href="/dashboard/plan">Newest</a>`}
      ${
        more
          ? html`<a
              class="button slim"
              rel="next"
              href="/dashboard/plan?below=${last.place}~${last.entry_id}"
              >Older</a
            >`
          : ""
      }
    </nav>
  </section>`;
}
