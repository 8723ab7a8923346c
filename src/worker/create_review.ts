import { loadLaws } from "../catalogue/load_laws.ts";
import { createJudge } from "../judge/create_judge.ts";
import type { JudgeOptions } from "../judge/create_judge.ts";
import { findApplicableLaws } from "../judge/find_applicable_laws.ts";
import type { Review } from "./audit_submission.ts";

/** Makes the review of reports by a judge. */
export async function createReview(options: JudgeOptions): Promise<Review> {
  const book = await loadLaws();
  const judge = createJudge(options);
  return async function review({ interaction, as_of }, report) {
    const laws = findApplicableLaws(interaction, book, { domains: report.domain, as_of });
    return await judge({ interaction, report, laws });
  };
}
