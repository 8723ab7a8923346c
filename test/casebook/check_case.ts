import { audit } from "../../src/audit/audit.ts";
import type { Catalogue } from "../../src/audit/catalogue.ts";
import type { Report } from "../../src/audit/report.ts";
import type { CasebookCase } from "./casebook_case.ts";

/** Which expectations of a case the audit misses, each in a few words; none is what we want. */
export function checkCase(one: CasebookCase, catalogue: Catalogue): string[] {
  const { use_case, input, output, expect } = one;
  const interaction = { use_case, company_name: "Northwind", input, output };
  const report = audit(interaction, catalogue, {
    as_of: one.as_of ?? "2026-11-21",
    signature: one.signature ?? "not_signed",
  });
  const laws = new Set(report.violations.map((violation) => violation.law));
  const missed: string[] = [];
  if (!expect.status.includes(report.status)) {
    missed.push(`status ${report.status} instead of ${expect.status.join(" or ")}`);
  }
  for (const law of expect.laws ?? []) if (!laws.has(law)) missed.push(`does not cite ${law}`);
  for (const law of expect.not_laws ?? []) if (laws.has(law)) missed.push(`cites ${law}`);
  for (const domain of expect.domains ?? []) {
    if (!report.domain.includes(domain)) missed.push(`domain ${domain}`);
  }
  return [...missed, ...checkPersonalData(one, report), ...checkSafeOutput(one, report)];
}

function checkPersonalData({ expect, input, output }: CasebookCase, report: Report): string[] {
  const texts = { input: input.value, output: output.value };
  return (expect.personal_data ?? [])
    .filter(
      ({ kind, side, text }) =>
        !report.personal_data.some(
          (item) =>
            item.kind === kind &&
            item.side === side &&
            item.personal &&
            texts[side].slice(item.start, item.end) === text,
        ),
    )
    .map(({ kind, side }) => `${kind} in the ${side} not found`);
}

function checkSafeOutput({ expect }: CasebookCase, report: Report): string[] {
  return [
    ...(expect.safe_output_hides ?? [])
      .filter((text) => report.safe_output.includes(text))
      .map(() => "the safe output shows what it must hide"),
    ...(expect.safe_output_keeps ?? [])
      .filter((text) => !report.safe_output.includes(text))
      .map(() => "the safe output hides what it must keep"),
  ];
}
