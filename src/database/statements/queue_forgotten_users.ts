import { defineStatement } from "../statement.ts";

/** Queues a job for each user who has waited longer than the given seconds without one. */
export const queueForgottenUsers = defineStatement<
  [waiting_seconds: number],
  { readonly queued: number }
>(
  "queue_forgotten_users",
  `select assay.queue_forgotten_users(make_interval(secs => $1::float8)) as queued`,
);
