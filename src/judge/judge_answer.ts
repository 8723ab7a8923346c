import { z } from "zod";
import { ViolationSchema } from "../audit/report.ts";

const MOST_VIOLATIONS = 20;
const MOST_QUOTES = 8;
const LONGEST_QUOTE = 2000;
const LONGEST_REASON = 500;

/** A passage that the judge points at, word for word. */
const QuoteSchema = z.strictObject({
  side: z.enum(["input", "output"]),
  text: z.string().min(1).max(LONGEST_QUOTE),
});

/**
 * What a judge is asked for: violations in the report's own terms, with quotes in place of offsets,
 * since a language model cannot count. Nothing of it is believed before it is checked.
 */
export const JudgeAnswerSchema = z.strictObject({
  violations: z
    .array(
      ViolationSchema.pick({ law: true, article: true, severity: true, certainty: true }).extend({
        reason: z.string().min(1).max(LONGEST_REASON),
        quotes: z.array(QuoteSchema).min(1).max(MOST_QUOTES),
      }),
    )
    .max(MOST_VIOLATIONS),
});

export type JudgeAnswer = z.infer<typeof JudgeAnswerSchema>;
