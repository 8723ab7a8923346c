import { z } from "zod";
import { PERSONAL_DATA_KINDS, ReportSchema } from "../../src/audit/report.ts";

const text = z.strictObject({
  value: z.string(),
  format: z.enum(["text", "json"]),
  country: z.string(),
});

/** One interaction and what a careful auditor expects of its report. */
export const CasebookCaseSchema = z.strictObject({
  id: z.string(),
  language: z.string(),
  use_case: z.string(),
  input: text,
  output: text,
  /** ISO date (YYYY-MM-DD) on which the case is judged; by default the day of writing. */
  as_of: z.string().optional(),
  signature: ReportSchema.shape.signature.shape.result.optional(),
  expect: z.strictObject({
    /** Any of these is right. */
    status: z.array(ReportSchema.shape.status).min(1),
    /**
     * Tags of the wrongs that the answer does, the gravest first: from these a network learns to hear
     * what no rule hears.
     */
    wrongs: z.array(z.string()).optional(),
    /** Names of laws that must be cited, and of laws that must not. */
    laws: z.array(z.string()).optional(),
    not_laws: z.array(z.string()).optional(),
    domains: z.array(z.string()).optional(),
    personal_data: z
      .array(
        z.strictObject({
          kind: z.enum(PERSONAL_DATA_KINDS),
          side: z.enum(["input", "output"]),
          text: z.string(),
        }),
      )
      .optional(),
    safe_output_hides: z.array(z.string()).optional(),
    safe_output_keeps: z.array(z.string()).optional(),
  }),
});

export type CasebookCase = z.infer<typeof CasebookCaseSchema>;
