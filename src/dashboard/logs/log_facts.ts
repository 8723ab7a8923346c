import { html } from "hono/html";
import type { Report } from "../../audit/report.ts";
import type { Html } from "../page.ts";
import { badgeOf, statusBadge } from "../status_badge.ts";
import { timeElement } from "../times/time_element.ts";
import { shortText } from "../visible_text.ts";
import type { RevealRow } from "./statements/list_reveals.ts";
import type { SessionLogRow } from "./statements/list_session_logs.ts";
import type { LogDetail } from "./statements/read_log.ts";

const SIGNATURES = {
  not_signed: "Not signed",
  verified: "Verified: signed by the registered key, unchanged since",
  failed: "Failed: the texts are not what was signed, or another key signed them",
  unknown_key: "Unknown key: no public key is registered under the key path",
} as const;

/** What was submitted besides the texts, and when what happened. */
export function logFacts(log: LogDetail, zone: string): Html {
  const precise = { style: "precise" } as const;
  const ended = log.audited_at ?? log.failed_at;
  return html`<section class="card">
    <h2>Submission</h2>
    <dl class="facts">
      ${fact("Received", timeElement(log.accepted_at, zone, precise))}
      ${fact("Sent, by its own clock", shortText(log.submitted_timestamp, 60))}
      ${
        ended
          ? fact(
              log.audited_at ? "Audited" : "Failed",
              html`${timeElement(ended, zone, precise)}, after
              ${duration(ended.getTime() - log.accepted_at.getTime())}`,
            )
          : ""
      }
      ${tokens(log)} ${fact("Company", shortText(log.company_name, 100))}
      ${fact("Use case", shortText(log.use_case, 300))}
      ${fact("User", filterLink("user", log.user_id))}
      ${log.your_company_user_id ? fact("Company's user", filterLink("company_user", log.your_company_user_id)) : ""}
      ${log.your_company_user_session_id ? fact("Session", filterLink("session", log.your_company_user_session_id)) : ""}
      ${fact("Model", filterLink("model", log.model_version))}
      ${log.report ? fact("Signature", SIGNATURES[log.report.signature.result]) : ""}
      ${log.your_company_signing_key_id ? fact("Signing key", shortText(log.your_company_signing_key_id, 200)) : ""}
      ${log.report ? fact("Jurisdictions", log.report.jurisdictions.join(", ") || "–") : ""}
      ${log.report ? fact("Domains", log.report.domain.join(", ") || "–") : ""}
      ${log.report ? fact("Audited by", auditedBy(log.report.engine)) : ""}
    </dl>
  </section>`;
}

/** They are reserved at acceptance, charged when the audit is settled, released when it fails. */
function tokens(log: LogDetail): Html {
  if (log.failure !== null) return fact("Tokens charged", `0, ${log.tokens} released`);
  return fact(log.report ? "Tokens charged" : "Tokens reserved", String(log.tokens));
}

function fact(name: string, value: Html | string): Html {
  return html`<dt>${name}</dt>
    <dd>${value}</dd>`;
}

function auditedBy({ version, catalogue, judge }: Report["engine"]): string {
  const parts = [`engine ${version}`, `catalogue ${catalogue}`, judge && `judge ${judge}`];
  return parts.filter(Boolean).join(", ");
}

function filterLink(name: string, value: string): Html {
  const search = new URLSearchParams({ [name]: value });
  return html`<a href="/dashboard/logs?${search.toString()}">${shortText(value, 80)}</a>`;
}

function duration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`;
  if (ms < 120_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.round(ms / 60_000)} min`;
}

/** The conversation that the log belongs to, in order. */
export function sessionCard(
  log: LogDetail,
  { session, zone }: { readonly session: readonly SessionLogRow[]; readonly zone: string },
): Html {
  if (log.your_company_user_session_id === null) {
    return html`<section class="card">
      <h2>Session</h2>
      <p class="quiet">
        This submission names no session. With <code>your_company_user_session_id</code> the logs of
        a conversation are found together here.
      </p>
    </section>`;
  }
  return html`<section class="card">
    <h2>Session</h2>
    <ol class="plain-list">
      ${session.map(
        (row) =>
          html`<li class="row">
            ${
              row.submission_id === log.submission_id
                ? html`<strong aria-current="true">${timeElement(row.accepted_at, zone)}</strong>`
                : html`<a href="/dashboard/logs/${row.submission_id}"
                    >${timeElement(row.accepted_at, zone)}</a
                  >`
            }
            ${statusBadge(badgeOf(row))}
          </li>`,
      )}
    </ol>
  </section>`;
}

const PURPOSES = {
  page: "on this page",
  json: "in a JSON export",
  csv: "in a CSV export",
  pdf: "in a PDF export",
  list: "in an export of many logs",
} as const;

/** Who has seen the raw texts. */
export function whoLooked(reveals: readonly RevealRow[], zone: string): Html {
  if (reveals.length === 0) return html``;
  return html`<section class="card section-gap">
    <h2>Who has seen the raw texts</h2>
    <ul class="plain-list">
      ${reveals.map(
        (reveal) =>
          html`<li>
            ${reveal.name === null ? "somebody removed since" : shortText(reveal.name, 60)}
            ${PURPOSES[reveal.purpose]},
            ${timeElement(reveal.revealed_at, zone, { style: "precise" })}
          </li>`,
      )}
    </ul>
  </section>`;
}
