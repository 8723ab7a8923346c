import type { Evidence, Report, Violation } from "../audit/report.ts";
import { decideStatus } from "../audit/verdict/decide_status.ts";
import type { Finding } from "../audit/verdict/finding.ts";
import { weighFinding } from "../audit/verdict/score_risk.ts";
import type { JudgeAnswer } from "./judge_answer.ts";
import type { JudgeCase } from "./judge_case.ts";
import type { Texts } from "./write_messages.ts";

/** A judge's violation is one from this certainty on; below it is a matter for review. */
const VIOLATION_CERTAINTY = 0.8;
/** What the rules are sure of from here on is a violation proper. */
const PROPER_CERTAINTY = 0.5;
const MOST_FOR_REVIEW = 0.49;

const GRAVITY = ["Fully Compliant", "Review Needed", "Non-Compliant"] as const;

type Claim = JudgeAnswer["violations"][number];

interface Checked {
  readonly violation: Violation;
  readonly finding: Finding;
  readonly action: string | undefined;
}

/**
 * Adds to a report what a judge found, as far as it stands up: the law must apply and have the
 * article, every quote must stand in the text that was sent and in the submitted one, and the
 * provision must not be cited already. What does not is dropped. A judge can make a verdict graver
 * and never milder.
 *
 * @param texts what was sent to the judge
 */
export function applyAnswer(
  judged: JudgeCase,
  {
    answer,
    texts,
    model,
  }: { readonly answer: JudgeAnswer; readonly texts: Texts; readonly model: string },
): Report {
  const { report } = judged;
  const checked = answer.violations
    .flatMap((claim) => check(claim, { judged, texts }))
    .filter(isFirstOfItsKind);
  const dropped = answer.violations.length - checked.length;
  const findings = checked.map(({ finding }) => finding);
  const news = checked.filter(({ violation }) => !isCovered(violation, report));
  const spared = spareBySubject(news.map(({ finding }) => finding));
  const graver =
    GRAVITY[Math.max(GRAVITY.indexOf(report.status), GRAVITY.indexOf(decideStatus(findings)))]!;
  return {
    ...report,
    status: graver,
    risk_score: Math.round(10 * (10 - (10 - report.risk_score) * spared)) / 10,
    violations: [...report.violations, ...checked.map(({ violation }) => violation)],
    remediation_steps: [
      ...report.remediation_steps,
      ...checked.flatMap(({ action, violation }) =>
        action === undefined
          ? []
          : [{ action, because: [`${violation.law} ${violation.article}`] }],
      ),
    ],
    notes:
      dropped === 0
        ? report.notes
        : [
            ...report.notes,
            `Of the judge's findings ${dropped} did not stand up and were dropped.`,
          ],
    engine: { ...report.engine, judge: model },
  };
}

/** A provision that the judge names twice counts once. */
function isFirstOfItsKind(one: Checked, index: number, all: readonly Checked[]): boolean {
  const { law, article } = one.violation;
  const first = all.findIndex(
    ({ violation }) => violation.law === law && violation.article === article,
  );
  return first === index;
}

/** Whether the rules already call a violation what the judge points at: then it is scored already. */
function isCovered(violation: Violation, report: Report): boolean {
  const known = report.violations
    .filter(({ certainty }) => certainty >= PROPER_CERTAINTY)
    .flatMap(({ evidence }) => evidence);
  return violation.evidence.every(({ side, start, end }) =>
    known.some((one) => one.side === side && one.start < end && start < one.end),
  );
}

/** The share of the scale that findings leave; those about one subject count once. */
function spareBySubject(findings: readonly Finding[]): number {
  const greatest = new Map<Finding["subject"], number>();
  for (const finding of findings) {
    const weight = weighFinding(finding);
    greatest.set(finding.subject, Math.max(weight, greatest.get(finding.subject) ?? 0));
  }
  return [...greatest.values()].reduce((left, weight) => left * (1 - weight), 1);
}

function check(
  claim: Claim,
  { judged, texts }: { readonly judged: JudgeCase; readonly texts: Texts },
): Checked[] {
  const applicable = judged.laws.find(({ law }) => law.name === claim.law);
  const article = applicable?.law.articles.find((each) => each.id === claim.article);
  if (applicable === undefined || article === undefined) return [];
  const { law, jurisdiction } = applicable;
  const cited = judged.report.violations.some(
    (each) => each.law === claim.law && each.article === claim.article,
  );
  const evidence = claim.quotes.map((quote) => locate(quote, { judged, texts }));
  if (cited || evidence.includes(undefined)) return [];
  const weight = claim.certainty >= VIOLATION_CERTAINTY ? "violation" : "review";
  return [
    {
      violation: {
        law: law.name,
        title: law.title,
        citation: law.citation,
        article: article.id,
        jurisdiction,
        type: law.type,
        severity: claim.severity,
        certainty: stated(claim.certainty),
        reason: claim.reason,
        evidence: evidence as Evidence[],
      },
      finding: {
        weight,
        subject: `judge:${law.id}`,
        severity: claim.severity,
        certainty: claim.certainty,
      },
      action: article.triggers[0]?.remediation[0],
    },
  ];
}

/** What is for review only is stated with less than a violation proper. */
function stated(certainty: number): number {
  return certainty >= VIOLATION_CERTAINTY ? certainty : Math.min(certainty, MOST_FOR_REVIEW);
}

/** A quote that spans a placeholder stands in the text that was sent and not in the submitted one. */
function locate(
  quote: Claim["quotes"][number],
  { judged, texts }: { readonly judged: JudgeCase; readonly texts: Texts },
): Evidence | undefined {
  if (!texts[quote.side].includes(quote.text)) return undefined;
  const start = judged.interaction[quote.side].value.indexOf(quote.text);
  if (start < 0) return undefined;
  return { side: quote.side, start, end: start + quote.text.length };
}
