import type { NameModelFile } from "../../audit/tagging/name_model.ts";
import { encodeText } from "./encode_text.ts";
import { fillTemplates } from "./fill_templates.ts";
import { indexFeatures } from "./index_features.ts";
import type { LabelledText } from "./labelled_text.ts";
import { learnClusters } from "./learn_clusters.ts";
import { packModel } from "./pack_model.ts";
import { seededRandom } from "./random.ts";
import { selectFeatures } from "./select_features.ts";
import { trainField } from "./train_field.ts";
import { poolNames, varyText } from "./vary_texts.ts";

/** How the tagger is trained; the same settings and texts give the same bytes. */
export interface NameTraining {
  readonly seed: number;
  /** Times that every template with names in it is filled. */
  readonly templateCopies: number;
  /** Words that occur less often get no cluster. */
  readonly clusterAtLeast: number;
  readonly clusters: number;
  /** Features that fewer tokens have are not learned. */
  readonly featureAtLeast: number;
  /** Features in the packed weights. */
  readonly keep: number;
  readonly firstEpochs: number;
  readonly epochs: number;
}

/** The settings of the weights in the repository. */
export const NAME_TRAINING: NameTraining = {
  seed: 7,
  templateCopies: 20,
  clusterAtLeast: 8,
  clusters: 255,
  featureAtLeast: 4,
  keep: 400_000,
  firstEpochs: 2,
  epochs: 5,
};

const FIELD = {
  rate: 0.07,
  dropout: 0.2,
  lexicalDropout: 0.1,
  gazetteerDropout: 0.15,
  decay: 1e-5,
};

/** What the tagger learns from. */
export interface TrainingTexts {
  readonly labelled: readonly LabelledText[];
  /** Texts without labels, for word clusters only. */
  readonly talk: readonly string[];
}

/**
 * Trains the tagger: clusters first, then a field over all features, and once more over the
 * features that proved useful, so that they take over the work of those left out.
 */
export function trainNames(
  { labelled, talk }: TrainingTexts,
  options: NameTraining & { readonly report?: (line: string) => void },
): NameModelFile {
  const { seed, report = () => {} } = options;
  const random = seededRandom(seed);
  const clusters = learnClusters([...labelled.map(({ text }) => text), ...talk], {
    seed,
    clusters: options.clusters,
    atLeast: options.clusterAtLeast,
  });
  const pool = poolNames(labelled);
  const texts = [
    ...labelled,
    ...labelled.flatMap((text) => varyText(text, { random, pool })),
    ...fillTemplates(options.templateCopies, random),
  ].map((text) => encodeText(text, clusters));
  const all = indexFeatures(texts, options.featureAtLeast).hashes;
  report(`${texts.length} texts, ${all.length} features, ${clusters.size} clustered words`);
  const settings = { ...FIELD, report };
  const first = trainField(texts, {
    ...settings,
    seed,
    epochs: options.firstEpochs,
    features: all.length,
  });
  const hashes = selectFeatures(texts, { field: first, hashes: all, keep: options.keep });
  const field = trainField(texts, {
    ...settings,
    seed: seed + 1,
    epochs: options.epochs,
    features: hashes.length,
  });
  return packModel(field, { hashes, clusters });
}
