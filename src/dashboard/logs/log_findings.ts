import { html } from "hono/html";
import type { Report, Severity } from "../../audit/report.ts";
import type { Html } from "../page.ts";
import { kindName } from "../kind_name.ts";
import { badgeOf, statusBadge } from "../status_badge.ts";
import { visibleText } from "../visible_text.ts";
import type { LogDetail } from "./statements/read_log.ts";

/** Status and risk at a glance, or why there is none. */
export function logSummary(log: LogDetail): Html {
  const { report } = log;
  const badge = badgeOf({ status: report?.status ?? null, failed: log.failure !== null });
  if (report === null) {
    return html`<section class="card summary">
      ${statusBadge(badge, { large: true })}
      <p class="quiet">
        ${log.failure ?? "The result appears here by itself; without JavaScript, reload the page."}
      </p>
    </section>`;
  }
  return html`<section class="card summary" aria-label="Result">
    ${statusBadge(badge, { large: true })} ${riskGauge(report.risk_score)}
    <ul class="counts">
      ${counted(report.violations.length, "violation")}
      ${counted(report.personal_data.filter((datum) => datum.personal).length, "personal datum")}
      ${counted(report.safety_issues.length, "safety issue")}
    </ul>
  </section>`;
}

function counted(count: number, name: string): Html {
  const many = name === "personal datum" ? "pieces of personal data" : `${name}s`;
  const one = name === "personal datum" ? "piece of personal data" : name;
  return html`<li><strong>${count}</strong> ${count === 1 ? one : many}</li>`;
}

/** A bar from 0 to 10 with the score in figures. */
function riskGauge(score: number): Html {
  const look = score >= 7 ? "violation" : score >= 4 ? "review" : "compliant";
  return html`<div class="gauge ${look}">
    <span class="label">Risk</span>
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="10"></rect>
      <rect class="level" width="${Math.max(score * 10, 1.5)}" height="10"></rect>
    </svg>
    <span><strong>${score.toFixed(1)}</strong> of 10</span>
  </div>`;
}

/** What was found, why, and what to do. */
export function logFindings(report: Report): Html {
  return html`<div class="grid two section-gap">
      <section class="card">
        <h2>Violations</h2>
        ${violations(report)}
      </section>
      <section class="card">
        <h2>Remediation</h2>
        ${remediation(report)}
      </section>
    </div>
    <div class="grid two section-gap">
      <section class="card">
        <h2>Personal data</h2>
        ${personalData(report)}
      </section>
      <section class="card">
        <h2>Safety</h2>
        ${safety(report)}
      </section>
    </div>
    ${
      report.notes.length === 0
        ? ""
        : html`<section class="card section-gap">
            <h2>What the audit could not decide</h2>
            <ul class="plain-list">
              ${report.notes.map((note) => html`<li>${visibleText(note)}</li>`)}
            </ul>
          </section>`
    }`;
}

function violations(report: Report): Html {
  if (report.violations.length === 0)
    return html`<p class="quiet">No law or standard is violated.</p>`;
  return html`<ol class="findings">
    ${report.violations.map(
      (violation) =>
        html`<li>
          <p>
            <strong>${violation.law} ${violation.article}</strong> ${severity(violation.severity)}
          </p>
          <p>${violation.reason}</p>
          <p class="quiet small">
            ${violation.title}, ${violation.citation} · ${violation.jurisdiction} ·
            ${violation.type === "standard" ? "contractual standard" : "law"} ·
            ${percent(violation.certainty)} sure
          </p>
        </li>`,
    )}
  </ol>`;
}

function remediation(report: Report): Html {
  if (report.remediation_steps.length === 0)
    return html`<p class="quiet">Nothing needs to be done.</p>`;
  return html`<ul class="checklist">
    ${report.remediation_steps.map(
      (step, position) =>
        html`<li>
          <input type="checkbox" id="step-${position}" />
          <label for="step-${position}"
            >${step.action} <span class="quiet small">${step.because.join("; ")}</span></label
          >
        </li>`,
    )}
  </ul>`;
}

function personalData(report: Report): Html {
  const groups = new Map<string, number>();
  for (const { kind, side, personal } of report.personal_data) {
    if (!personal) continue;
    const key = `${kindName(kind)} in the ${side}`;
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  const others = report.personal_data.filter(({ personal }) => !personal).length;
  return html`${
    groups.size === 0
      ? html`<p class="quiet">None that concerns a person.</p>`
      : html`<ul class="plain-list">
          ${[...groups].map(
            ([name, count]) => html`<li>${name} <span class="quiet">× ${count}</span></li>`,
          )}
        </ul>`
  }
  ${
    others === 0
      ? ""
      : html`<p class="quiet small">
          ${others} more found that concern${others === 1 ? "s" : ""} no person here.
        </p>`
  }`;
}

function safety(report: Report): Html {
  if (report.safety_issues.length === 0) return html`<p class="quiet">No safety issue.</p>`;
  return html`<ol class="findings">
    ${report.safety_issues.map(
      (issue) =>
        html`<li>
          <p><strong>${issue.category.replaceAll("_", " ")}</strong> ${severity(issue.severity)}</p>
          <p>${issue.description}</p>
          <p class="quiet small">in the ${issue.side} · ${percent(issue.certainty)} sure</p>
        </li>`,
    )}
  </ol>`;
}

function severity(value: Severity): Html {
  return html`<span class="severity ${value}">${value}</span>`;
}

function percent(certainty: number): string {
  return `${Math.round(certainty * 100)}\u00a0%`;
}
