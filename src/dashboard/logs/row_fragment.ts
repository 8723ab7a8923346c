import { viewedAccount } from "../section.ts";
import type { PageContext } from "../section.ts";
import { receiptOf } from "./find_logs.ts";
import { SUBMISSION_ID } from "./log_filter.ts";
import { logTableRow } from "./log_table.ts";
import { readLog } from "./statements/read_log.ts";

/** One row of the list, as it is now, for a page that shows it as undergoing audit. */
export async function rowFragment(context: PageContext): Promise<Response> {
  const { account_id } = viewedAccount(context);
  const id = context.req.param("id") ?? "";
  if (!SUBMISSION_ID.test(id)) return context.notFound();
  const [log] = await context.var.scope.query(readLog, account_id, id, receiptOf(id));
  if (log === undefined) return context.notFound();
  const personal = log.report?.personal_data.filter((datum) => datum.personal) ?? [];
  const row = {
    submission_id: log.submission_id,
    accepted_at: log.accepted_at.toISOString(),
    user_id: log.user_id,
    use_case: log.use_case,
    tokens: log.tokens,
    status: log.report?.status ?? null,
    risk_score: log.report?.risk_score ?? null,
    failed: log.failure !== null,
    laws: [...new Set(log.report?.violations.map(({ law }) => law))].sort(),
    kinds: [...new Set(personal.map(({ kind }) => kind))].sort(),
  };
  return await context.html(logTableRow(row, context.var.zone));
}
