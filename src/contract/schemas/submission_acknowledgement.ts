import { z } from "@hono/zod-openapi";

/** The response body of an accepted submission. */
export const SubmissionAcknowledgementSchema = z
  .strictObject({
    submission_id: z
      .string()
      .regex(/^sub_[0-9]{13,}_[a-z0-9]{6}$/)
      .openapi({
        description: "The identifier of the submission, by which its audit is found.",
        example: "sub_1772616600125_k3x9qa",
      }),
    message: z.string().min(1).openapi({
      description: "What happens to the submission now, for people to read.",
      example: "Submission accepted; its audit is under way.",
    }),
    status: z.literal("success").openapi({
      description: "Always success.",
      example: "success",
    }),
  })
  .openapi("SubmissionAcknowledgement", {
    description: "The submission is stored and its audit is on its way.",
  });

export type SubmissionAcknowledgement = z.infer<typeof SubmissionAcknowledgementSchema>;
