import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Bias audits of tools that decide on jobs, and their absence. */
export const biasAudit: Vocabulary = {
  "bias_audit.none": `no bias audit, never done, never been done, never audited, not audited, no audit, isn t one, there is none, there isn t, none exists, skip the audit, skip audits, without an audit, without notice, no notice, not notified, don t tell, do not tell, not to tell, never tell, don t inform, not informed, not announced, no notices`,
  "bias_audit.word": `bias audit, bias_audit, audit, audits, notice, notices, notify, tell applicants, tell candidates, tell new york, tell them, notice to candidates, notice_to_candidates, inform candidates, inform applicants`,
  "bias_audit.tool": `tool, tools, algorithm*, automated, software, scoring, ai, model, computer, machine`,
};
