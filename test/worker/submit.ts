import type { Database } from "../../src/database/connect.ts";
import { createAcceptSubmission } from "../../src/intake/accept_submission.ts";
import type { TestAccount } from "../database/create_test_account.ts";

export type Submit = (user_id: string, instruction: Record<string, unknown>) => Promise<string>;

/** Submits instructions for the instructed audit, past HTTP and without a cooldown. */
export function createSubmit(api: Database, account: TestAccount): Submit {
  const accept = createAcceptSubmission(api, { cooldown_seconds: 0 });
  return async function submit(user_id, instruction) {
    const half = { format: "text", country: "DE" } as const;
    const submission = {
      user_id,
      company_name: "Example Bank",
      use_case: "Customer support",
      timestamp: new Date().toISOString(),
      model_version: "assistant-1.4",
      input: { ...half, value: JSON.stringify(instruction) },
      output: { ...half, value: "Very well." },
    };
    const caller = { ...account, has_plan: true, balance: 1 };
    const acceptance = await accept(caller, { submission, tokens: 10 });
    if (acceptance.outcome !== "accepted") throw new Error(acceptance.outcome);
    return acceptance.submission_id;
  };
}
