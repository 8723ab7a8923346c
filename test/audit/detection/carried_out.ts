import { detectSafetyIssues } from "../../../src/audit/detection/detect_safety_issues.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

/** A question and its answer. */
export type Pair = readonly [question: string, answer: string];

const { hazards } = await loadCatalogue();

/** The hazards that an answer is found to carry out, as tags. */
export function carriedOut([question, answer]: Pair): string[] {
  const half = (value: string) => ({ value, format: "text" as const, country: "global" });
  const input = { input: half(question), output: half(answer) };
  const { facts } = detectSafetyIssues(
    { use_case: "General assistant", company_name: "Northwind", ...input },
    hazards,
  );
  return facts
    .filter(({ tags }) => tags.includes("carried_out"))
    .flatMap(({ tags }) => tags.filter((tag) => tag.startsWith("hazard:")));
}
