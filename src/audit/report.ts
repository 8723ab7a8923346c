import { z } from "zod";

/** The kinds of personal data. A finer `type` such as `PL_PESEL` may stand beside a kind. */
export const PERSONAL_DATA_KINDS = [
  "PERSON",
  "LOCATION",
  "ADDRESS",
  "ORGANIZATION",
  "NRP",
  "TITLE",
  "AGE",
  "DATE_TIME",
  "EMAIL",
  "PHONE",
  "URL",
  "DOMAIN",
  "IP_ADDRESS",
  "MAC_ADDRESS",
  "CREDIT_CARD",
  "IBAN",
  "BANK_ACCOUNT",
  "SSN",
  "NATIONAL_ID",
  "PASSPORT",
  "DRIVER_LICENSE",
  "VEHICLE",
  "TAX_ID",
  "MEDICAL_ID",
  "CRYPTO",
  "USERNAME",
  "SECRET",
  "OTHER",
] as const;

const certainty = z.number().min(0).max(1);
const side = z.enum(["input", "output"]);

/** From least to most grave. */
export const SEVERITIES = ["low", "medium", "high", "critical"] as const;
const severity = z.enum(SEVERITIES);

/** A stretch of the submitted text; offsets are UTF-16 code units, `end` is exclusive. */
export const EvidenceSchema = z.strictObject({
  side,
  start: z.int().min(0),
  end: z.int().min(0),
});

export const ViolationSchema = z.strictObject({
  law: z.string(),
  title: z.string(),
  citation: z.string(),
  article: z.string(),
  jurisdiction: z.string(),
  type: z.enum(["law", "standard"]),
  severity,
  certainty,
  reason: z.string(),
  evidence: z.array(EvidenceSchema),
});

export const PersonalDataSchema = z.strictObject({
  kind: z.enum(PERSONAL_DATA_KINDS),
  type: z.string().optional(),
  side,
  start: z.int().min(0),
  end: z.int().min(0),
  confidence: certainty,
  /** Whether a checksum or an equally strict rule of the format holds. */
  validated: z.boolean(),
  /** Whether this value, here, concerns a natural person. Only then it counts and is redacted. */
  personal: z.boolean(),
  jurisdiction: z.string().nullable(),
});

export const SafetyIssueSchema = z.strictObject({
  category: z.string(),
  side,
  severity,
  certainty,
  description: z.string(),
  evidence: z.array(EvidenceSchema),
});

export const RemediationStepSchema = z.strictObject({
  action: z.string(),
  because: z.array(z.string()),
});

/** The audit report: what `audit` returns, what is stored, shown and exported. */
export const ReportSchema = z.strictObject({
  status: z.enum(["Fully Compliant", "Review Needed", "Non-Compliant"]),
  risk_score: z.number().min(0).max(10),
  violations: z.array(ViolationSchema),
  personal_data: z.array(PersonalDataSchema),
  safety_issues: z.array(SafetyIssueSchema),
  remediation_steps: z.array(RemediationStepSchema),
  safe_input: z.string(),
  safe_output: z.string(),
  signature: z.strictObject({
    result: z.enum(["not_signed", "verified", "failed", "unknown_key"]),
  }),
  notes: z.array(z.string()),
  jurisdictions: z.array(z.string()),
  domain: z.array(z.string()),
  engine: z.strictObject({
    version: z.string(),
    catalogue: z.string(),
    judge: z.string().nullable(),
  }),
});

export type PersonalDataKind = (typeof PERSONAL_DATA_KINDS)[number];
export type Severity = (typeof SEVERITIES)[number];
export type Evidence = z.infer<typeof EvidenceSchema>;
export type Violation = z.infer<typeof ViolationSchema>;
export type PersonalData = z.infer<typeof PersonalDataSchema>;
export type SafetyIssue = z.infer<typeof SafetyIssueSchema>;
export type RemediationStep = z.infer<typeof RemediationStepSchema>;
export type Report = z.infer<typeof ReportSchema>;
export type Status = Report["status"];
