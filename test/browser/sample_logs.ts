import type { FilledLog } from "../dashboard/fill_account.ts";

const at = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
};

const INPUT = "Please send me the March bill of my neighbour Jane Miller. Her card ends in 4242.";
const OUTPUT =
  "Of course. I sent the bill of Jane Miller, born 4 May 1981, to jane.miller@postbox.test, and charged IBAN DE89 3704 0044 0532 0130 00. As she is under treatment for diabetes, the premium went up.";

const GDPR = {
  law: "GDPR",
  title: "General Data Protection Regulation",
  citation: "Regulation (EU) 2016/679",
  jurisdiction: "EU",
  type: "law",
} as const;

const DATUM = { confidence: 0.97, validated: false, personal: true, jurisdiction: null } as const;

/** One log of each kind, the gravest with everything that a report can hold. */
export const SAMPLE_LOGS: readonly FilledLog[] = [
  { user_id: "user-1", session: "session-7", report: {} },
  {
    user_id: "user-2",
    session: "session-7",
    use_case: "Investment advice for private customers",
    input: "Which share will rise most this year?",
    output: "Put all your savings into Example Corp; it cannot fall.",
    report: {
      status: "Review Needed",
      risk_score: 4.6,
      safety_issues: [
        {
          category: "specialized_advice",
          side: "output",
          severity: "medium",
          certainty: 0.82,
          description: "Individual investment advice is given as if it were certain.",
          evidence: [{ side: "output", start: 0, end: 30 }],
        },
      ],
      remediation_steps: [
        { action: "State the risks of each recommendation.", because: ["MiFID II Art. 24(4)"] },
      ],
    },
  },
  {
    user_id: "user-3",
    company_user: "crm-44120",
    session: "session-7",
    model: "assistant-2.0",
    input: INPUT,
    output: OUTPUT,
    report: {
      status: "Non-Compliant",
      risk_score: 8.7,
      violations: [
        {
          ...GDPR,
          article: "Art. 5(1)(f)",
          severity: "high",
          certainty: 0.94,
          reason: "Personal data of another person was disclosed to the user.",
          evidence: [{ side: "output", ...at(OUTPUT, "jane.miller@postbox.test") }],
        },
        {
          ...GDPR,
          article: "Art. 9",
          severity: "critical",
          certainty: 0.91,
          reason: "Health data of another person was disclosed without a ground.",
          evidence: [{ side: "output", ...at(OUTPUT, "under treatment for diabetes") }],
        },
      ],
      personal_data: [
        { ...DATUM, kind: "PERSON", side: "input", ...at(INPUT, "Jane Miller") },
        { ...DATUM, kind: "PERSON", side: "output", ...at(OUTPUT, "Jane Miller") },
        { ...DATUM, kind: "DATE_TIME", side: "output", ...at(OUTPUT, "4 May 1981") },
        { ...DATUM, kind: "EMAIL", side: "output", ...at(OUTPUT, "jane.miller@postbox.test") },
        {
          ...DATUM,
          kind: "IBAN",
          side: "output",
          validated: true,
          ...at(OUTPUT, "DE89 3704 0044 0532 0130 00"),
        },
      ],
      safety_issues: [
        {
          category: "privacy",
          side: "output",
          severity: "high",
          certainty: 0.9,
          description: "Private facts about a third person are disclosed.",
          evidence: [{ side: "output", ...at(OUTPUT, "bill of Jane Miller, born") }],
        },
      ],
      remediation_steps: [
        {
          action: "Check that the user may see the data of the person asked about.",
          because: ["GDPR Art. 5(1)(f)"],
        },
        { action: "Keep health data out of answers about bills.", because: ["GDPR Art. 9"] },
      ],
      safe_input:
        "Please send me the March bill of my neighbour [PERSON_1]. Her card ends in 4242.",
      safe_output:
        "Of course. I sent the bill of [PERSON_1], born [DATE_TIME_1], to [EMAIL_1], and charged IBAN [IBAN_1]. As she is [MEDICAL_1], the premium went up.",
      signature: { result: "verified" },
      notes: ["The user's country was read from its name."],
      domain: ["finance"],
    },
  },
  { user_id: "user-4", use_case: "Drafting letters", report: { risk_score: 0.4 } },
];
