import type { AuditSubmission } from "./schemas/audit_submission.ts";

/**
 * A complete submission for documents, the first request of a newcomer, and tests. The person and
 * the number, a published specimen, are invented; what is said of her breaks laws on both sides.
 */
export const exampleSubmission = {
  user_id: "user_8271",
  company_name: "Northwind Bank",
  use_case: "Customer support for retail banking",
  timestamp: "2026-03-04T09:30:00.125Z",
  your_company_user_id: "crm-44120",
  your_company_user_session_id: "session-9b1f",
  model_version: "support-model-4.2",
  input: {
    value: "My card was charged twice this month. Who made the second payment?",
    format: "text",
    country: "Germany",
  },
  output: {
    value:
      "The second charge was made by Maria Lopez, born 4 May 1981 (tax ID 86 095 742 719). She is being treated for diabetes and has fallen behind with her loan.",
    format: "text",
    country: "United States",
  },
} as const satisfies AuditSubmission;
