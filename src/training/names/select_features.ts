import { LABEL_COUNT } from "../../audit/tagging/tag_label.ts";
import type { EncodedText } from "./encode_text.ts";
import type { Field } from "./train_field.ts";

function strengthsOf(texts: readonly EncodedText[], field: Field): Float32Array {
  const count = field.weights.length / LABEL_COUNT;
  const uses = new Int32Array(count);
  for (const { features } of texts)
    for (const feature of features) if (feature >= 0) uses[feature]!++;
  return Float32Array.from(uses, (used, feature) => {
    const row = feature * LABEL_COUNT;
    let strength = 0;
    for (let label = 1; label < LABEL_COUNT; label++) {
      strength = Math.max(strength, Math.abs(field.weights[row + label]! - field.weights[row]!));
    }
    return strength * Math.pow(used, 0.25);
  });
}

/**
 * Keeps the features that a first training found most useful, strong and frequent, and renumbers
 * them in the texts, so that a second training can make the best of what remains.
 */
export function selectFeatures(
  texts: readonly EncodedText[],
  {
    field,
    hashes,
    keep,
  }: { readonly field: Field; readonly hashes: Int32Array; readonly keep: number },
): Int32Array {
  const strengths = strengthsOf(texts, field);
  const threshold = Float32Array.from(strengths).sort().at(-keep) ?? 0;
  const numbers = new Int32Array(hashes.length).fill(-1);
  const kept: number[] = [];
  for (let feature = 0; feature < hashes.length && kept.length < keep; feature++) {
    if (strengths[feature]! < threshold) continue;
    numbers[feature] = kept.length;
    kept.push(hashes[feature]!);
  }
  for (const { features } of texts) {
    for (let at = 0; at < features.length; at++) {
      if (features[at]! >= 0) features[at] = numbers[features[at]!]!;
    }
  }
  return Int32Array.from(kept);
}
