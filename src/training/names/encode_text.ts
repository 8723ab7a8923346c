import { type Analysis, analyzeText } from "../../audit/tagging/analyze_text.ts";
import {
  CONTEXT_FEATURES,
  contextFeatures,
  GAZETTEER_CONTEXT,
  LEXICAL_CONTEXT,
} from "../../audit/tagging/context_features.ts";
import { mixHash } from "../../audit/tagging/hash.ts";
import { OFFSETS, saltOfOffset } from "../../audit/tagging/word_sums.ts";
import { NAME_KINDS } from "../../audit/tagging/tag_label.ts";
import { type Clusters, GAZETTEER_FROM, LEXICAL_FEATURES } from "../../audit/tagging/word_type.ts";
import type { LabelledText } from "./labelled_text.ts";

export const GENERAL_FEATURE = 0;
export const LEXICAL_FEATURE = 1;
export const GAZETTEER_FEATURE = 2;

/** A text ready for training: per token its label and its features. */
export interface EncodedText {
  readonly labels: Uint8Array;
  /** Features of token t stand from `bounds[t]` up to `bounds[t + 1]`. */
  readonly bounds: Int32Array;
  readonly features: Int32Array;
  /** What kind of feature each is: `LEXICAL_FEATURE` and so on. */
  readonly groups: Uint8Array;
}

function labelsOf(analysis: Analysis, { spans }: LabelledText): Uint8Array {
  const { tokens } = analysis;
  const labels = new Uint8Array(tokens.count);
  for (const span of spans) {
    const kind = (NAME_KINDS as readonly string[]).indexOf(span.label);
    if (kind < 0) continue;
    let begun = false;
    for (let at = 0; at < tokens.count; at++) {
      if (tokens.ends[at]! <= span.start || tokens.starts[at]! >= span.end) continue;
      labels[at] = 2 * kind + (begun ? 2 : 1);
      begun = true;
    }
  }
  return labels;
}

/** Works out the labels and features of a text. */
export function encodeText(labelled: LabelledText, clusters: Clusters): EncodedText {
  const analysis = analyzeText(labelled.text, { clusters });
  const { types } = analysis;
  const features: number[] = [];
  const groups: number[] = [];
  const bounds = new Int32Array(types.length + 1);
  const context = new Int32Array(CONTEXT_FEATURES);
  for (let at = 0; at < types.length; at++) {
    OFFSETS.forEach((step, offset) => {
      const place = (offset + 1) >> 1;
      types[at + step]?.features[place]!.forEach((feature, index) => {
        features.push(mixHash(feature, saltOfOffset(offset)));
        const lexical = place === 0 && index < LEXICAL_FEATURES;
        const gazetteer = index >= GAZETTEER_FROM[place]!;
        groups.push(lexical ? LEXICAL_FEATURE : gazetteer ? GAZETTEER_FEATURE : GENERAL_FEATURE);
      });
    });
    contextFeatures(analysis, at, context);
    context.forEach((feature, index) => {
      if (feature === 0) return;
      features.push(feature);
      const lexical = LEXICAL_CONTEXT.has(index);
      const gazetteer = GAZETTEER_CONTEXT.has(index);
      groups.push(lexical ? LEXICAL_FEATURE : gazetteer ? GAZETTEER_FEATURE : GENERAL_FEATURE);
    });
    bounds[at + 1] = features.length;
  }
  return {
    labels: labelsOf(analysis, labelled),
    bounds,
    features: Int32Array.from(features),
    groups: Uint8Array.from(groups),
  };
}
