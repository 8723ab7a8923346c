import { z } from "@hono/zod-openapi";

/** The response body of every error. */
export const ErrorSchema = z
  .strictObject({
    error: z.string().min(1).openapi({
      description: "What is wrong. The messages are fixed; each status lists its own.",
      example: "user_id required in request body",
    }),
  })
  .openapi("Error", { description: "Why the request was not accepted." });

export type ErrorBody = z.infer<typeof ErrorSchema>;
