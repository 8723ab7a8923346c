import type { HeardInteraction } from "../../audit/context/conduct/recognize_wrongs.ts";
import type { Fact } from "../../audit/fact.ts";

/** What was heard in an interaction, and the wrongs of its answer. */
export interface WrongExample {
  readonly heard: HeardInteraction;
  readonly unlawful: boolean;
  /** What rules found wrong; empty where the answer is lawful, or where they hear nothing. */
  readonly facts: readonly Pick<Fact, "tags" | "flow" | "severity">[];
  /** Tags of what the question asks for or tells. */
  readonly asked: readonly string[];
  readonly group: string;
}
