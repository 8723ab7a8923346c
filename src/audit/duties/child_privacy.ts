import type { Trigger } from "../laws/law.ts";

/** Children's data is collected only with a parent's consent. */
export const CHILD_PRIVACY: readonly Trigger[] = [
  {
    tags: ["details_asked"],
    flows: ["output"],
    with: ["under_13"],
    finding: "violation",
    severity: "high",
    reason: "A child is asked for personal details without a parent's consent.",
    remediation: [
      "Do not ask children for personal details; obtain a parent's verifiable consent first.",
      "Detect that the user is a child, and switch to a mode that collects nothing.",
    ],
  },
  {
    tags: ["details_asked"],
    flows: ["output"],
    without: ["under_13"],
    with: ["minor"],
    finding: "possible",
    severity: "medium",
    reason: "A minor is asked for personal details.",
    remediation: [
      "Check the age of consent of the country, and obtain a parent's consent where it is needed.",
    ],
  },
];

/** A parent decides what stays of a child's data. */
export const PARENTS_RIGHTS: readonly Trigger[] = [
  {
    tags: ["parent_refused"],
    flows: ["output"],
    with: ["under_13"],
    finding: "violation",
    severity: "high",
    reason: "A parent asks in vain to see or erase what is kept of a child.",
    remediation: [
      "Let the parent review the child's data, and delete it when they ask for it.",
      "Keep a child's data no longer than what it was collected for needs.",
    ],
  },
];

/** What is known of children is gathered by fair means: not behind the backs of their parents. */
export const FAIR_MEANS_WITH_CHILDREN: readonly Trigger[] = [
  {
    tags: ["child_data_unasked"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "What is known of children is gathered or used past whoever brings them up.",
    remediation: [
      "Stop the use, delete what was gathered, and ask the parents before anything is taken again.",
    ],
  },
];
