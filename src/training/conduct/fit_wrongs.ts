import type { Wrong, WrongsModelFile } from "../../audit/context/conduct/wrongs_model.ts";
import { fitConceptNetwork } from "./fit_concept_network.ts";
import { weightOfExample } from "./weight_of_example.ts";
import type { WrongExample } from "./wrong_example.ts";

const SIZE = { networks: 3, units: 64, rounds: 24 } as const;

/** Learns to tell wrongs, and whether an answer does any, by all concepts. */
export function fitWrongs(
  examples: readonly WrongExample[],
  wrongs: readonly Wrong[],
): WrongsModelFile {
  const taught = examples.map((example) => {
    const { heard, unlawful, wrongs: named } = example;
    const done = new Set(named);
    return {
      heard,
      truth: Uint8Array.from([...wrongs.map(({ tag }) => Number(done.has(tag))), Number(unlawful)]),
      // Where no wrong is named, only that the answer is unlawful is known.
      from: unlawful && done.size === 0 ? wrongs.length : 0,
      weight: weightOfExample(example),
    };
  });
  return { wrongs, ...fitConceptNetwork(taught, { ...SIZE, heads: wrongs.length + 1 }) };
}
