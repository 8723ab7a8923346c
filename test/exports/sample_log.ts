import type { Report } from "../../src/audit/report.ts";
import type { ExportedLog } from "../../src/exports/exported_log.ts";

/** A log with something in each part of its report; its offsets fit its raw texts. */
export function sampleLog(
  texts: { readonly input?: string; readonly output?: string } = {},
  report: Partial<Report> = {},
): ExportedLog {
  const input = texts.input ?? "Who is on call tonight? Mail me at ada@example.org please.";
  const output = texts.output ?? "=SUM(A1) Dr. Grace Hopper, +49 30 901820, is on call.";
  const place = { side: "output", start: 9, end: 25 } as const;
  return {
    submission_id: "sub_1767225600123_a1b2c3",
    accepted_at: new Date(1767225600123),
    user_id: "=cmd|' /C calc'!A0",
    company_name: 'Nord "Wind", AG',
    use_case: "Customer support,\nretail",
    submitted_timestamp: "2026-01-01T00:00:00Z",
    your_company_user_id: null,
    your_company_user_session_id: "session-1",
    model_version: "m-1",
    your_company_signing_key_id: null,
    input_format: "text",
    input_country: "Germany",
    output_format: "text",
    output_country: "global",
    tokens: 42,
    audited_at: new Date(1767225602000),
    failure: null,
    raw: { input_value: input, output_value: output },
    report: {
      status: "Non-Compliant",
      risk_score: 7.4,
      violations: [
        {
          law: "GDPR",
          title: "General Data Protection Regulation",
          citation: "Regulation (EU) 2016/679",
          article: "Art. 5(1)(f)",
          jurisdiction: "EU",
          type: "law",
          severity: "high",
          certainty: 0.9,
          reason: "The answer discloses a person's name.",
          evidence: [place],
        },
      ],
      personal_data: [
        datum("EMAIL", "input", 35, 50),
        { ...datum("PERSON", "output", 9, 25), jurisdiction: null },
      ],
      safety_issues: [
        {
          category: "privacy",
          side: "output",
          severity: "medium",
          certainty: 0.7,
          description: "Names a person.",
          evidence: [],
        },
      ],
      remediation_steps: [{ action: "Remove the name.", because: ["GDPR Art. 5(1)(f)"] }],
      safe_input: "Who is on call tonight? Mail me at [EMAIL_1] please.",
      safe_output: "=SUM(A1) Dr. [PERSON_1], +49 30 901820, is on call.",
      signature: { result: "not_signed" },
      notes: ["The user's country is not named."],
      jurisdictions: ["EU", "DE"],
      domain: [],
      engine: { version: "1.0.0", catalogue: "2026-01-01", judge: null },
      ...report,
    },
  };
}

function datum(kind: "EMAIL" | "PERSON", side: "input" | "output", start: number, end: number) {
  const sure = { confidence: 0.95, validated: true, personal: true, jurisdiction: null };
  return { kind, side, start, end, ...sure };
}
