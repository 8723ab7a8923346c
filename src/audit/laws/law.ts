import type { Flow } from "../fact.ts";
import type { Severity } from "../report.ts";

/** When an article is violated. All given conditions must hold together. */
export interface Trigger {
  /** One fact must carry all of these tags. */
  readonly tags: readonly string[];
  /** The same fact must carry one of these as well; none when left out. */
  readonly one_of?: readonly string[];
  /** Some other facts of the interaction must carry each of these. */
  readonly with?: readonly string[];
  /** No fact of the interaction may carry any of these. */
  readonly without?: readonly string[];
  /** Where the fact must stand; anywhere when left out. */
  readonly flows?: readonly Flow[];
  /** One of these must be among the domains read from the use case; any when left out. */
  readonly domains?: readonly string[];
  /** 0 to 1; facts that are less certain do not fire. */
  readonly minimum_certainty?: number;
  /** `possible` makes it a matter for review and no violation proper. */
  readonly finding: "violation" | "possible";
  readonly severity: Severity;
  /** One sentence that a compliance officer can quote. */
  readonly reason: string;
  /** Concrete steps, the most effective first. */
  readonly remediation: readonly string[];
}

/** One provision, in our own words. */
export interface Article {
  /** As it is cited: `Art. 5(1)(f)`. */
  readonly id: string;
  readonly summary: string;
  /** ISO dates (YYYY-MM-DD) where they differ from the law's own. */
  readonly in_force_from?: string;
  readonly in_force_to?: string;
  readonly triggers: readonly Trigger[];
}

/** An interaction in short, of the sector, the country and the language for which the law is made. */
export interface LawExample {
  /** For what the AI is used; nothing in particular when left out. */
  readonly use_case?: string;
  /** Nothing when left out. */
  readonly input?: string;
  readonly output: string;
  /**
   * Country of the user and of the business, by name or ISO 3166-1 code. Left out, it is that of the
   * law's first jurisdiction; a law of a union or of the world needs it. Where a law is a state's or
   * a province's, the texts or the use case name the place, since only that brings it into play.
   */
  readonly country?: string;
}

/** An interaction that breaks an article. */
export interface ViolatedExample extends LawExample {
  /** The id of the article that is cited. */
  readonly article: string;
  /** Given where the article only asks for review; a violation proper when left out. */
  readonly finding?: "possible";
}

/** Written with the law in mind; a test audits each as of the first day the article is in force. */
export interface LawExamples {
  /** Each is cited under its article. */
  readonly violated: readonly [ViolatedExample, ...ViolatedExample[]];
  /** Near-misses on the same subject, about which the law is silent. */
  readonly kept: readonly [LawExample, ...LawExample[]];
}

/**
 * One law or contractual standard: data, found by its folder. A file here that exports `law` is all
 * it takes to add one, since it brings its own examples: tests hold it to them, and demand that it
 * is silent about ordinary talk.
 */
export interface Law {
  /** Unique, open: `gdpr`. */
  readonly id: string;
  /** Short name as it is cited: `GDPR`. */
  readonly name: string;
  readonly title: string;
  readonly citation: string;
  readonly link: string;
  readonly type: "law" | "standard";
  /**
   * True for a common baseline of principles: it speaks only about facts that no law of a country
   * in play already covers.
   */
  readonly baseline?: true;
  /**
   * Whether citation and date were confirmed: by the body that makes or enforces the law, or by the
   * law's own text where it is reproduced word for word. What secondary sources say does not count.
   */
  readonly verified: boolean;
  /** `EU`, `EEA`, ISO 3166-1 alpha-2 (`DE`), ISO 3166-2 (`US-CA`), or `global`. */
  readonly jurisdictions: readonly string[];
  /** Whose country brings the law into play. */
  readonly applies_to: "user" | "business" | "either";
  /** The law concerns only these domains; all when left out. */
  readonly domains?: readonly string[];
  /** ISO date (YYYY-MM-DD). */
  readonly in_force_from: string;
  readonly in_force_to?: string;
  readonly articles: readonly Article[];
  readonly examples: LawExamples;
}
