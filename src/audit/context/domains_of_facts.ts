import type { Fact } from "../fact.ts";
import { hitsOf } from "../reading/hits_of.ts";
import { recognizeDomains } from "./conduct/recognize_domains.ts";
import type { SignalInput } from "./frames/signal.ts";

/** Below this certainty a fact shows no domain. */
const SURE = 0.5;

/** Tags of what an output does, with the domain in which alone that is done. */
const SHOWN: Readonly<Record<string, string>> = {
  "face_scraping": "biometrics",
  "biometric_unasked": "biometrics",
  "biometric_categorisation": "biometrics",
  "remote_biometric_identification": "biometrics",
  "biometric": "biometrics",
  "employee_surveillance": "employment",
  "work_retaliation": "employment",
  "pay_talk_forbidden": "employment",
  "wages_withheld": "employment",
  "union_forbidden": "employment",
  "reporter_unmasked": "employment",
  "voter_suppression": "elections",
  "voting_deception": "elections",
  "guaranteed_returns": "investment",
  "personal_investment_advice": "investment",
  "diagnosis": "healthcare",
  "prescription": "healthcare",
  "debt_threat": "debt_collection",
  "crime_prediction": "law_enforcement",
  "gambling_lure": "gambling",
  "decision:credit": "lending",
  "decision:employment": "employment",
  "decision:housing": "housing",
  "decision:insurance": "insurance",
  "decision:benefits": "government_benefits",
  "decision:education": "education",
  "decision:healthcare": "healthcare",
};

/**
 * The domains that facts show, whatever the use case calls itself. Plain words of a text name none,
 * since people talk about everything; but who takes fingerprints or turns a loan down is at it, and
 * where an answer does a wrong, all that is heard in both texts tells in what trade.
 */
export function domainsOfFacts(facts: readonly Fact[], context: SignalInput): string[] {
  const tags = new Set(facts.filter(isShown).flatMap((fact) => fact.tags));
  const domains = [...tags].flatMap((tag) => SHOWN[tag] ?? []);
  if (tags.has("emotion_inference"))
    domains.push(speaksOfPupils(context) ? "education" : "employment");
  if (facts.some((fact) => isShown(fact) && fact.severity !== "low")) {
    domains.push(...recognizeDomains(context));
  }
  return [...new Set(domains)];
}

function isShown(fact: Fact): boolean {
  return fact.flow !== "input" && fact.certainty >= SURE && !fact.statistical;
}

/** Emotions are a matter of law at work and in class; without pupils it is work. */
function speaksOfPupils({ input, output }: SignalInput): boolean {
  return [input, output].some(({ words }) => hitsOf(words, "pupils.pupils").length > 0);
}
