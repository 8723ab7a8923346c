import { audit } from "../audit/audit.ts";
import type { Interaction, SignatureResult } from "../audit/interaction.ts";
import type { RedactionOptions } from "../audit/redaction/plan_redaction.ts";
import type { Report } from "../audit/report.ts";
import { loadCatalogue } from "../catalogue/load_catalogue.ts";

/** What an audit is called with, as it crosses into the thread. */
export interface AuditRequest {
  readonly interaction: Interaction;
  /** ISO date (YYYY-MM-DD) on which the laws must be in force. */
  readonly as_of: string;
  readonly signature: SignatureResult;
  readonly notes: readonly string[];
  readonly redaction?: RedactionOptions;
}

const catalogue = await loadCatalogue();

/** The entry of an audit thread: one audit a call. */
export default function auditInThread({ interaction, ...options }: AuditRequest): Report {
  return audit(interaction, catalogue, options);
}
