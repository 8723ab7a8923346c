import { loadCatalogue } from "../catalogue/load_catalogue.ts";
import { createJudge } from "../judge/create_judge.ts";
import type { JudgeOptions } from "../judge/create_judge.ts";
import { findApplicableLaws } from "../judge/find_applicable_laws.ts";
import type { Review } from "./audit_submission.ts";

/** Makes the review of reports by a judge. */
export async function createReview(options: JudgeOptions): Promise<Review> {
  const catalogue = await loadCatalogue();
  const judge = createJudge(options);
  return async function review({ interaction, as_of }, report) {
    const laws = findApplicableLaws(interaction, catalogue, { domains: report.domain, as_of });
    return await judge({ interaction, report, laws });
  };
}
