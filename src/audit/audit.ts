import type { Catalogue } from "./catalogue.ts";
import { resemblesLawful } from "./context/conduct/resembles_lawful.ts";
import { readContext } from "./context/read_context.ts";
import { namedDomains } from "./context/named_domains.ts";
import { readContextFacts } from "./context/read_context_facts.ts";
import { domainsOfFacts } from "./context/domains_of_facts.ts";
import { readPersonalDataFacts } from "./context/read_personal_data_facts.ts";
import { readRecognizedWrongs } from "./context/read_recognized_wrongs.ts";
import { readSuspectedConduct } from "./context/read_suspected_conduct.ts";
import { resolveJurisdictions } from "./context/resolve_jurisdictions.ts";
import { detectPersonalData } from "./detection/detect_personal_data.ts";
import { detectSafetyIssues } from "./detection/detect_safety_issues.ts";
import { ENGINE_VERSION } from "./engine_version.ts";
import type { Fact } from "./fact.ts";
import type { Interaction, SignatureResult } from "./interaction.ts";
import { redactInteraction } from "./redaction/redact_interaction.ts";
import type { RedactionOptions } from "./redaction/plan_redaction.ts";
import type { Evidence, Report } from "./report.ts";
import { collectRemediation } from "./verdict/collect_remediation.ts";
import { decideStatus } from "./verdict/decide_status.ts";
import { describeViolations } from "./verdict/describe_violations.ts";
import { findFormalFaults } from "./verdict/find_formal_faults.ts";
import { matchLaws } from "./verdict/match_laws.ts";
import { scoreRisk } from "./verdict/score_risk.ts";
import { weighMatches } from "./verdict/weigh_matches.ts";
import { recognizedIssues } from "./detection/recognized_issues.ts";
import { settleDoubted } from "./detection/settle_doubted.ts";
import { settleResisted } from "./detection/settle_resisted.ts";
import { weighSafetyIssues } from "./verdict/weigh_safety_issues.ts";
import { foldLayout, type FoldedInteraction } from "./fold_layout.ts";

/** What an audit is told about the submission around the interaction. */
export interface AuditOptions {
  /** ISO date (YYYY-MM-DD) by which laws are in force or not. */
  readonly as_of: string;
  readonly signature: SignatureResult;
  /** What the caller of the audit already noticed, such as a clock skew. */
  readonly notes?: readonly string[];
  /** What becomes of personal values in the safe texts; numbered placeholders when left out. */
  readonly redaction?: RedactionOptions;
}

/**
 * Audits one interaction: which laws apply, what they find wrong and on what evidence, how grave it
 * is and what to do. Pure: the same interaction, catalogue and options give the same report.
 */
export function audit(submitted: Interaction, catalogue: Catalogue, options: AuditOptions): Report {
  const { interaction, locate } = foldLayout(submitted);
  const jurisdictions = resolveJurisdictions(interaction);
  const personalData = detectPersonalData(interaction, {
    detectors: catalogue.detectors,
    countries: jurisdictions.countries,
  });
  const named = namedDomains(interaction);
  const context = readContext(interaction, { personalData, domains: named });
  const lawful = resemblesLawful(context);
  const hazards = detectSafetyIssues(interaction, catalogue.hazards);
  const safety = lawful ? settleDoubted(hazards) : hazards;
  const personal = readPersonalDataFacts(interaction, context);
  const heard = readContextFacts(context, lawful);
  const recognized = readRecognizedWrongs(context, [...personal, ...heard, ...safety.facts]);
  const facts = [...personal, ...heard, ...recognized, ...safety.facts];
  const found = settleResisted(safety.issues, facts);
  const more = recognizedIssues(recognized, { hazards: catalogue.hazards, issues: found });
  const issues = [...found, ...more];
  const domains = [...new Set([...named, ...domainsOfFacts(facts, context)])];
  const applicability = { jurisdictions, domains: new Set(domains), as_of: options.as_of };
  const matchesOf = (told: readonly Fact[]) =>
    matchLaws(catalogue.laws, { facts: told, applicability });
  const told = matchesOf(facts);
  const matches = told.length > 0 ? told : matchesOf(readSuspectedConduct(context));
  const faults = findFormalFaults(interaction, options.signature);
  const findings = [...weighMatches(matches), ...weighSafetyIssues(issues), ...faults.findings];
  const located = personalData.map(locate);
  return {
    status: decideStatus(findings),
    risk_score: scoreRisk(findings),
    violations: locateEvidence(describeViolations(matches), locate),
    personal_data: located,
    safety_issues: locateEvidence(issues, locate),
    remediation_steps: [...collectRemediation(matches), ...faults.remediation],
    ...redactInteraction(submitted, located, options.redaction),
    signature: { result: options.signature },
    notes: [...jurisdictions.notes, ...faults.notes, ...(options.notes ?? [])],
    jurisdictions: [...jurisdictions.codes],
    domain: domains,
    engine: { version: ENGINE_VERSION, catalogue: catalogue.date, judge: null },
  };
}

/** Findings with their evidence where it stands in the submitted values. */
function locateEvidence<Found extends { readonly evidence: readonly Evidence[] }>(
  findings: readonly Found[],
  locate: FoldedInteraction["locate"],
): (Found & { evidence: Evidence[] })[] {
  return findings.map((found) => ({ ...found, evidence: found.evidence.map(locate) }));
}
