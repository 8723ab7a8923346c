import type { Report } from "../audit/report.ts";
import { csvLine } from "./csv_line.ts";
import type { Cell } from "./csv_line.ts";
import type { ExportedLog } from "./exported_log.ts";

const HEADER = [
  "submission_id",
  "accepted_at",
  "status",
  "risk_score",
  "finding",
  "name",
  "article",
  "jurisdiction",
  "severity",
  "certainty",
  "personal",
  "side",
  "start",
  "end",
  "text",
  "explanation",
] as const;

type Finding = Readonly<Partial<Record<(typeof HEADER)[number], Cell>>>;

/**
 * One log as CSV (RFC 4180, UTF-8): a header, then a row for each finding and each place of its
 * evidence, so that an audit without findings has only the header. Offsets are UTF-16 code units
 * into the raw texts; the column `text` is filled only when these were asked for.
 */
export function exportCsv(log: ExportedLog): string {
  const { report } = log;
  const findings = report === null ? [] : findingsOf(report);
  const lines = findings.map((finding) => csvLine(rowOf(log, finding)));
  return csvLine(HEADER) + lines.join("");
}

function rowOf(log: ExportedLog, finding: Finding): Cell[] {
  const row: Finding = {
    ...finding,
    submission_id: log.submission_id,
    accepted_at: log.accepted_at.toISOString(),
    status: log.report?.status ?? null,
    risk_score: log.report?.risk_score ?? null,
    text: textAt(log, finding),
  };
  return HEADER.map((column) => row[column] ?? null);
}

function textAt(log: ExportedLog, { side, start, end }: Finding): string | null {
  if (!log.raw || typeof start !== "number" || typeof end !== "number") return null;
  return log.raw[side === "input" ? "input_value" : "output_value"].slice(start, end);
}

function findingsOf(report: Report): Finding[] {
  return [
    ...report.violations.flatMap(({ evidence, ...violation }) =>
      placesOf(evidence).map((place) => ({
        finding: "violation",
        name: violation.law,
        article: violation.article,
        jurisdiction: violation.jurisdiction,
        severity: violation.severity,
        certainty: violation.certainty,
        explanation: violation.reason,
        ...place,
      })),
    ),
    ...report.safety_issues.flatMap(({ evidence, ...issue }) =>
      placesOf(evidence).map((place) => ({
        finding: "safety_issue",
        name: issue.category,
        severity: issue.severity,
        certainty: issue.certainty,
        side: issue.side,
        explanation: issue.description,
        ...place,
      })),
    ),
    ...report.personal_data.map((datum) => ({
      finding: "personal_data",
      name: datum.type ?? datum.kind,
      jurisdiction: datum.jurisdiction,
      certainty: datum.confidence,
      personal: datum.personal,
      side: datum.side,
      start: datum.start,
      end: datum.end,
    })),
    ...report.remediation_steps.map((step) => ({
      finding: "remediation_step",
      name: step.because.join("; "),
      explanation: step.action,
    })),
  ];
}

/** A finding without a place still has its row. */
function placesOf(evidence: Report["violations"][number]["evidence"]): Finding[] {
  return evidence.length === 0 ? [{}] : evidence.map((place) => ({ ...place }));
}
