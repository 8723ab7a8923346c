let users = 0;

/** A good submission of a user who has not submitted before. */
export function sampleSubmission(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    user_id: `user-${process.pid}-${users++}`,
    company_name: "Example Bank",
    use_case: "Customer support",
    timestamp: "2026-06-01T12:00:00Z",
    model_version: "assistant-1.4",
    input: { value: "How do I change my address?", format: "text", country: "Germany" },
    output: { value: "You find it under Settings, Profile.", format: "text", country: "global" },
    ...changes,
  };
}
