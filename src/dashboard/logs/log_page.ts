import { html } from "hono/html";
import { page } from "../page.ts";
import type { Html } from "../page.ts";
import { viewedAccount } from "../section.ts";
import type { PageContext } from "../section.ts";
import { receiptOf } from "./find_logs.ts";
import { SUBMISSION_ID } from "./log_filter.ts";
import { logFacts, sessionCard, whoLooked } from "./log_facts.ts";
import { logFindings, logSummary } from "./log_findings.ts";
import { logTexts } from "./log_texts.ts";
import { listReveals } from "./statements/list_reveals.ts";
import { listSessionLogs } from "./statements/list_session_logs.ts";
import { readLog } from "./statements/read_log.ts";
import type { LogDetail } from "./statements/read_log.ts";
import { revealSubmission } from "./statements/reveal_submission.ts";
import type { RawTexts } from "./statements/reveal_submission.ts";

/** One log, with its texts as they are safe to show. */
export async function logPage(context: PageContext): Promise<Response> {
  return await showLog(context, null);
}

/** One log with its raw texts; that they were looked at is recorded. */
export async function revealPage(context: PageContext): Promise<Response> {
  const { scope, viewer } = context.var;
  const { account_id } = viewedAccount(context);
  const id = context.req.param("id") ?? "";
  if (!SUBMISSION_ID.test(id)) return context.notFound();
  const [raw] = await scope.query(revealSubmission, account_id, id, viewer.person_id, "page");
  return raw === undefined ? context.notFound() : await showLog(context, raw);
}

async function showLog(context: PageContext, raw: RawTexts | null): Promise<Response> {
  const { scope, zone } = context.var;
  const { account_id } = viewedAccount(context);
  const id = context.req.param("id") ?? "";
  if (!SUBMISSION_ID.test(id)) return context.notFound();
  const accepted_at = receiptOf(id);
  const found = await scope.transact(async (database) => {
    const [log] = await readLog(database, account_id, id, accepted_at);
    if (log === undefined) return undefined;
    const session_id = log.your_company_user_session_id;
    const session = session_id ? await listSessionLogs(database, account_id, session_id) : [];
    const reveals = await listReveals(database, account_id, id, accepted_at);
    return { log, session, reveals };
  });
  if (found === undefined) return context.notFound();
  const { log, session, reveals } = found;
  return await page(context, {
    title: "Log",
    lead: html`<code>${log.submission_id}</code>`,
    modules: ["live.js", "marks.js"],
    actions: exportLinks(log.submission_id, raw !== null),
    body: html`<div ${pendingAttribute(log)}>
        ${logSummary(log)} ${logTexts(log, raw)} ${log.report ? logFindings(log.report) : ""}
      </div>
      <div class="grid two section-gap">
        ${logFacts(log, zone)} ${sessionCard(log, { session, zone })}
      </div>
      ${whoLooked(reveals, zone)}`,
  });
}

function pendingAttribute(log: LogDetail): Html {
  const pending = log.report === null && log.failure === null;
  return pending ? html`data-live data-reload="${log.submission_id}"` : html``;
}

const FORMATS = ["json", "csv", "pdf"] as const;

/** With the raw texts in sight, exports hold them, too, and are recorded like looking. */
function exportLinks(submission_id: string, raw: boolean): Html {
  const path = `/dashboard/logs/${submission_id}/export`;
  if (!raw) {
    return html`<span class="quiet small">Export</span>${FORMATS.map(
        (format) =>
          html`<a class="button slim" href="${path}.${format}" download
            >${format.toUpperCase()}</a
          >`,
      )}`;
  }
  return html`<span class="quiet small">Export with raw texts</span>${FORMATS.map(
      (format) =>
        html`<form method="post" action="${path}.${format}">
          <button type="submit" class="slim">${format.toUpperCase()}</button>
        </form>`,
    )}`;
}
