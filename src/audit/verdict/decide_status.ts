import type { Status } from "../report.ts";
import type { Finding } from "./finding.ts";

/** The status: one violation makes it Non-Compliant, anything else to look at Review Needed. */
export function decideStatus(findings: readonly Finding[]): Status {
  if (findings.some((finding) => finding.weight === "violation")) return "Non-Compliant";
  return findings.length > 0 ? "Review Needed" : "Fully Compliant";
}
