import type { PersonalData, Report } from "../../audit/report.ts";
import { LINE, QUIET } from "./looks.ts";
import type { PageWriter } from "./page_writer.ts";

/** More than these are named by their number; the JSON export holds them all. */
const MOST_ENTRIES = 100;

export async function writeHeading(writer: PageWriter, text: string): Promise<void> {
  writer.need(60);
  writer.y += 12;
  await writer.write(text, { size: 13, bold: true });
  const { document } = writer;
  document.moveTo(writer.left, writer.y).lineTo(writer.right, writer.y);
  document.lineWidth(0.7).stroke(LINE);
  writer.y += 6;
}

/** Violations, safety issues, personal data and remediation, each under its heading. */
export async function writeFindings(writer: PageWriter, report: Report): Promise<void> {
  await writeHeading(writer, "Regulation violations");
  await writeEntries(writer, report.violations, async (violation) => {
    await writer.write(`${violation.law} ${violation.article} · ${violation.title}`, {
      bold: true,
    });
    const kind = violation.type === "standard" ? "Contractual standard" : "Law";
    const facts = [
      violation.citation,
      violation.jurisdiction,
      kind,
      `severity ${violation.severity}`,
      `certainty ${percent(violation.certainty)}`,
    ];
    await writer.write(facts.join(" · "), { size: 8.5, color: QUIET });
    await writer.write(violation.reason);
  });
  await writeHeading(writer, "Remediation steps");
  await writeEntries(writer, report.remediation_steps, async (step) => {
    const { document } = writer;
    writer.need(30);
    document
      .rect(writer.left, writer.y + 2.5, 8, 8)
      .lineWidth(0.8)
      .stroke(QUIET);
    await writer.write(step.action, { indent: 16 });
    await writer.write(step.because.join("; "), { size: 8.5, color: QUIET, indent: 16 });
  });
  await writeHeading(writer, "Safety issues");
  await writeEntries(writer, report.safety_issues, async (issue) => {
    await writer.write(issue.category.replaceAll("_", " "), { bold: true });
    const facts = [
      issue.side,
      `severity ${issue.severity}`,
      `certainty ${percent(issue.certainty)}`,
    ];
    await writer.write(facts.join(" · "), { size: 8.5, color: QUIET });
    await writer.write(issue.description);
  });
  await writeHeading(writer, "Personal data");
  const lines = countKinds(report.personal_data);
  await writeEntries(writer, lines, (line) => writer.write(line));
}

async function writeEntries<Entry>(
  writer: PageWriter,
  entries: readonly Entry[],
  write: (entry: Entry) => Promise<void>,
): Promise<void> {
  if (entries.length === 0) await writer.write("None found.", { color: QUIET });
  for (const entry of entries.slice(0, MOST_ENTRIES)) {
    writer.need(44);
    await write(entry);
    writer.y += 5;
  }
  const rest = entries.length - MOST_ENTRIES;
  if (rest > 0) await writer.write(`And ${rest} more, all in the JSON export.`, { color: QUIET });
}

function countKinds(found: readonly PersonalData[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, side, personal } of found) {
    const line = `${kind} in the ${side}, ${personal ? "personal" : "not personal here"}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].sort().map(([line, count]) => `${count} × ${line}`);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
