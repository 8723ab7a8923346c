import type { AuditSubmission } from "./schemas/audit_submission.ts";

/** A complete submission for documents, the first request of a newcomer, and tests. */
export const exampleSubmission = {
  user_id: "user_8271",
  company_name: "Northwind Bank",
  use_case: "Customer support for retail banking",
  timestamp: "2026-03-04T09:30:00.125Z",
  your_company_user_id: "crm-44120",
  your_company_user_session_id: "session-9b1f",
  model_version: "support-model-4.2",
  input: {
    value: "My card was charged twice this month. Can you check my account?",
    format: "text",
    country: "Germany",
  },
  output: {
    value: "I see two charges on 3 March. One of them has been refunded to your card.",
    format: "text",
    country: "United States",
  },
} as const satisfies AuditSubmission;
