/** The heads of the safety model. Most are named for the hazard whose score they feed. */
export const HEADS = [
  "harm",
  "toxic",
  "hate",
  "violence",
  "weapons",
  "self_harm",
  "sexual_content",
  "child_safety",
  "crime",
  "fraud",
  "privacy",
  "defamation",
  "elections",
  "specialized_advice",
  "malware",
  "injection",
  "document",
] as const;

export type Head = (typeof HEADS)[number];

/** The heads that speak of the content of a text, without those for orders to an AI. */
export const CONTENT_HEADS: readonly Head[] = HEADS.filter(
  (head) => head !== "injection" && head !== "document",
);
