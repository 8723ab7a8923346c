import type { Interaction, SignatureResult } from "../interaction.ts";
import { isJson } from "../json/is_json.ts";
import type { RemediationStep } from "../report.ts";
import type { Finding } from "./finding.ts";

/** What is wrong with the form of a submission, apart from any law. */
export interface FormalFaults {
  readonly findings: readonly Finding[];
  readonly remediation: readonly RemediationStep[];
  readonly notes: readonly string[];
}

/**
 * Faults of form: an output that claims to be JSON and is not, and a signature that does not fit.
 * Each asks for a review and breaks no law by itself.
 */
export function findFormalFaults(
  interaction: Interaction,
  signature: SignatureResult,
): FormalFaults {
  const findings: Finding[] = [];
  const remediation: RemediationStep[] = [];
  const notes: string[] = [];
  if (interaction.output.format === "json" && !isJson(interaction.output.value)) {
    const note = "The output's format is json, but its value is not valid JSON.";
    findings.push({ weight: "review", severity: "low", certainty: 1, subject: "malformed_output" });
    notes.push(note);
    remediation.push({
      action: "Validate the model's output against its JSON schema, and retry when it fails.",
      because: [note],
    });
  }
  if (signature === "failed") {
    const note = "The signature does not fit the submitted input and output.";
    findings.push({ weight: "review", severity: "high", certainty: 1, subject: "signature" });
    notes.push(note);
    remediation.push({
      action: "Find out whether the texts were changed after signing, or the wrong key was used.",
      because: [note],
    });
  }
  if (signature === "unknown_key") {
    notes.push("The signature could not be checked: its key is not registered.");
  }
  return { findings, remediation, notes };
}
