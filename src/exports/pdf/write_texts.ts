import { PLACEHOLDER } from "../../audit/redaction/placeholder.ts";
import type { Side } from "../../audit/interaction.ts";
import type { Report } from "../../audit/report.ts";
import type { ExportedLog } from "../exported_log.ts";
import { QUIET } from "./looks.ts";
import type { LookedStretch, PageWriter } from "./page_writer.ts";
import { writeHeading } from "./write_findings.ts";

/** Input and output: the raw texts with their findings marked, or the safe ones with theirs. */
export async function writeTexts(writer: PageWriter, log: ExportedLog): Promise<void> {
  for (const side of ["input", "output"] as const) {
    const kind = log.raw ? "raw text" : "safe text, personal data replaced";
    const title = side === "input" ? "Input" : "Output";
    await writeHeading(writer, `${title} (${kind})`);
    const origin = `${log[`${side}_format`]} · ${log[`${side}_country`]}`;
    await writer.write(origin, { size: 8.5, color: QUIET });
    if (log.raw && log.report) await writeLegend(writer);
    const text = log.raw?.[`${side}_value`] ?? log.report?.[`safe_${side}`] ?? "";
    const marks = log.raw ? marksOf(log.report, side) : placeholdersOf(text);
    await writer.write(text, { marks });
  }
}

async function writeLegend(writer: PageWriter): Promise<void> {
  const names = { violation: "violation", safety: "safety issue", personal: "personal data" };
  const text = `Marked: ${Object.values(names).join("   ")}`;
  const marks = Object.entries(names).map(([look, name]) => {
    const start = text.indexOf(name);
    return { look: look as LookedStretch["look"], start, end: start + name.length };
  });
  await writer.write(text, { size: 8.5, color: QUIET, marks });
  writer.y += 3;
}

function marksOf(report: Report | null, side: Side): LookedStretch[] {
  if (report === null) return [];
  const of = (
    look: LookedStretch["look"],
    places: readonly { side: Side; start: number; end: number }[],
  ) =>
    places.filter((place) => place.side === side).map(({ start, end }) => ({ look, start, end }));
  return [
    ...report.violations.flatMap(({ evidence }) => of("violation", evidence)),
    ...report.safety_issues.flatMap(({ evidence }) => of("safety", evidence)),
    ...of(
      "personal",
      report.personal_data.filter(({ personal }) => personal),
    ),
  ];
}

function placeholdersOf(text: string): LookedStretch[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => ({
    look: "personal",
    start: match.index,
    end: match.index + match[0].length,
  }));
}
