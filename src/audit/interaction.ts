/** The two halves of an interaction: what the user said, and what the AI answered. */
export type Side = "input" | "output";

/** One half of an interaction as it was submitted. */
export interface InteractionText {
  /** The submitted text, unchanged. Every offset in a report counts UTF-16 code units of it. */
  readonly value: string;
  readonly format: "text" | "json";
  /** A country as the caller wrote it (name or ISO 3166-1 code), or the word `global`. */
  readonly country: string;
}

/** What an audit looks at. Everything else about a submission is bookkeeping. */
export interface Interaction {
  readonly use_case: string;
  readonly company_name: string;
  readonly input: InteractionText;
  readonly output: InteractionText;
}

/** How the caller's signature over the interaction turned out. It is checked before the audit. */
export type SignatureResult = "not_signed" | "verified" | "failed" | "unknown_key";
