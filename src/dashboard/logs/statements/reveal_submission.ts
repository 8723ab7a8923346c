import { defineStatement } from "../../../database/statement.ts";

export interface RawTexts {
  readonly input_value: string;
  readonly output_value: string;
}

/** Reads a submission's raw texts and records who looked and for what. */
export const revealSubmission = defineStatement<
  [
    account_id: string,
    submission_id: string,
    person_id: string,
    purpose: "page" | "json" | "csv" | "pdf" | "list",
  ],
  RawTexts
>(
  "reveal_submission",
  `select input_value, output_value
   from assay.reveal_submission($1::uuid, $2::text, $3::uuid, $4::text)`,
);
