import type { HeardInteraction } from "../../audit/context/conduct/concept_network.ts";
import type { MeantInteraction } from "../../audit/context/conduct/meaning_features.ts";
import type { WordedInteraction } from "../../audit/context/conduct/wording_features.ts";
import type { Fact } from "../../audit/fact.ts";

/** What was heard, said and meant in an interaction, and the wrongs of its answer. */
export interface WrongExample {
  readonly heard: HeardInteraction;
  readonly worded: WordedInteraction;
  readonly meant: MeantInteraction;
  readonly unlawful: boolean;
  /** Whether it is everyday talk and no case of an auditor. */
  readonly ordinary: boolean;
  /**
   * Tags of the wrongs that the answer does, as whoever wrote the interaction names them, or else as
   * rules do; empty where it is lawful, or where that it is not is all that is known.
   */
  readonly wrongs: readonly string[];
  /** What rules found wrong; empty where the answer is lawful, or where they hear nothing. */
  readonly facts: readonly Pick<Fact, "tags" | "flow" | "severity">[];
  /** Tags of what the question asks for or tells. */
  readonly asked: readonly string[];
  readonly group: string;
}
