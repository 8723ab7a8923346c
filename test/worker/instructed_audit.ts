import type { Report, Status } from "../../src/audit/report.ts";
import type { AuditRequest } from "../../src/worker/audit_thread.ts";

/**
 * An audit that does as the input says, so that a test can order a slow, a failing or an endless
 * one: a JSON text with `delay_ms`, `fail_until` (a Unix time in ms), `fail`, `loop`, `exhaust` and
 * `status`.
 */
export default async function instructedAudit({ interaction }: AuditRequest): Promise<Report> {
  const instruction = JSON.parse(interaction.input.value) as Record<string, unknown>;
  const delay = Number(instruction["delay_ms"] ?? 0);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  if (instruction["fail"]) throw new TypeError(`cannot read ${interaction.input.value}`);
  if (Date.now() < Number(instruction["fail_until"] ?? 0)) throw new RangeError("not yet");
  while (instruction["loop"]);
  for (const hoard: string[][] = []; instruction["exhaust"];) {
    hoard.push(Array.from({ length: 100_000 }, (_, n) => `${n}`));
  }
  return {
    status: (instruction["status"] as Status | undefined) ?? "Fully Compliant",
    risk_score: Number(instruction["risk_score"] ?? 0),
    violations: [],
    personal_data: [],
    safety_issues: [],
    remediation_steps: [],
    safe_input: "",
    safe_output: "",
    signature: { result: "not_signed" },
    notes: [],
    jurisdictions: [],
    domain: [],
    engine: { version: "test", catalogue: "2026-01-01", judge: null },
  };
}
