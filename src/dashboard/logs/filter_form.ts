import { html } from "hono/html";
import type { Law } from "../../audit/laws/law.ts";
import { PERSONAL_DATA_KINDS } from "../../audit/report.ts";
import { field } from "../field.ts";
import { kindName } from "../kind_name.ts";
import type { Html } from "../page.ts";
import { plainText } from "../visible_text.ts";
import { LOG_STATES } from "./log_filter.ts";
import type { LogFilter } from "./log_filter.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The filters, as they stand in the address; and the way to one log by its identifier. */
export function filterForm(
  filter: LogFilter,
  options: { readonly id: string; readonly laws: readonly Law[] },
): Html {
  const laws = [...new Set(options.laws.map((law) => law.name))].sort();
  const narrow = [filter.user, filter.company_user, filter.session, filter.model, filter.use_case];
  const more = narrow.some((value) => value !== null);
  return html`<form method="get" action="/dashboard/logs" class="card stack" role="search">
    <div class="filters">
      ${field({
        name: "id",
        label: "Submission id",
        type: "search",
        value: options.id,
        placeholder: "sub_…",
      })}
      ${choose("status", "Status", filter.status, LOG_STATES.map(stateChoice))}
      ${choose("law", "Law", filter.law, laws.map(plainChoice))}
      ${choose("kind", "Personal data", filter.kind, PERSONAL_DATA_KINDS.map(kindChoice))}
      ${field({ name: "from", label: "From", type: "date", value: filter.from ?? "" })}
      ${field({ name: "to", label: "To", type: "date", value: filter.to ?? "" })}
      ${risk("risk_from", "Risk from", filter.risk_from)}
      ${risk("risk_to", "Risk to", filter.risk_to)}
    </div>
    <details class="more" ${more ? "open" : ""}>
      <summary>Users, sessions, models</summary>
      <div class="filters">
        ${field({ name: "user", label: "user_id", value: filter.user ?? "" })}
        ${field({
          name: "company_user",
          label: "your_company_user_id",
          value: filter.company_user ?? "",
        })}
        ${field({ name: "session", label: "Session id", value: filter.session ?? "" })}
        ${field({ name: "model", label: "Model version", value: filter.model ?? "" })}
        ${field({ name: "use_case", label: "Use case has", value: filter.use_case ?? "" })}
      </div>
    </details>
    <div class="row">
      <button type="submit" class="primary">Apply</button>
      <a class="button" href="/dashboard/logs">Clear</a>
    </div>
  </form>`;
}

function risk(name: "risk_from" | "risk_to", label: string, value: number | null): Html {
  return field({
    name,
    label,
    type: "number",
    value: `${value ?? ""}`,
    min: 0,
    max: 10,
    step: "0.1",
  });
}

function choose(
  name: string,
  label: string,
  ...[chosen, choices]: [string | null, readonly Choice[]]
): Html {
  // What the address names stays, also when it is no law of this catalogue.
  const unknown = chosen !== null && !choices.some(({ value }) => value === chosen);
  const all = unknown ? [...choices, plainChoice(chosen)] : choices;
  return html`<div class="field">
    <label for="field-${name}">${label}</label>
    <select id="field-${name}" name="${name}">
      <option value="">Any</option>
      ${all.map(
        ({ value, label }) =>
          html`<option value="${value}" ${value === chosen ? "selected" : ""}>${label}</option>`,
      )}
    </select>
  </div>`;
}

function plainChoice(value: string): Choice {
  return { value, label: plainText(value) };
}

function kindChoice(kind: string): Choice {
  const words = kindName(kind);
  return { value: kind, label: words.charAt(0).toUpperCase() + words.slice(1) };
}

function stateChoice(state: (typeof LOG_STATES)[number]): Choice {
  if (state === "pending") return { value: state, label: "Undergoing audit" };
  if (state === "failed") return { value: state, label: "Audit failed" };
  return plainChoice(state);
}
