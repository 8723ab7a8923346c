import type { NameModelFile } from "../../audit/tagging/name_model.ts";
import { LABEL_COUNT } from "../../audit/tagging/tag_label.ts";
import type { Clusters } from "../../audit/tagging/word_type.ts";
import { ascending } from "./ascending.ts";
import { packBytes } from "./pack_bytes.ts";
import type { Field } from "./train_field.ts";

/** Larger weights are cut: beyond this a single feature decides anyway. */
const LARGEST_WEIGHT = 6;

/** Rounds the weights to 8 bits, "no name" set to 0, and packs them in the order of the hashes. */
export function packModel(
  field: Field,
  options: { readonly hashes: Int32Array; readonly clusters: Clusters },
): NameModelFile {
  const { hashes } = options;
  const kept = [...hashes.keys()].sort((a, b) => (hashes[a]! >>> 0) - (hashes[b]! >>> 0));
  const scale = LARGEST_WEIGHT / 127;
  const rows = new Int8Array(kept.length * (LABEL_COUNT - 1));
  kept.forEach((feature, index) => {
    const row = feature * LABEL_COUNT;
    for (let label = 1; label < LABEL_COUNT; label++) {
      const weight = field.weights[row + label]! - field.weights[row]!;
      const step = Math.max(-127, Math.min(127, Math.round(weight / scale)));
      rows[index * (LABEL_COUNT - 1) + label - 1] = step;
    }
  });
  const words = [...options.clusters.keys()].sort((one, other) => (one >>> 0) - (other >>> 0));
  const wordBytes = ascending(words);
  const clusterBytes = Uint8Array.from(words, (word) => options.clusters.get(word)!);
  return {
    features: kept.length,
    scale,
    transitions: [...field.transitions].map((score) => Math.round(score * 1e4) / 1e4),
    keys: packBytes(ascending(kept.map((feature) => hashes[feature]!))),
    weights: packBytes(new Uint8Array(rows.buffer)),
    clusters: packBytes(Uint8Array.from([...wordBytes, ...clusterBytes])),
    clusterCount: words.length,
  };
}
