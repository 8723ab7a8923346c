import { fromBase64 } from "../../tagging/read_ascending.ts";
import { articlesByRule } from "./articles_by_rule.ts";
import { indexCases, type CaseIndex, type KnownCase } from "./compare_with_cases.ts";
import { extractFeatures, SIGN_BYTES } from "./extract_features.ts";
import model from "./obligations.json" with { type: "json" };
import { scoreArticles, type CaseWeights } from "./score_articles.ts";

/** An article of the GDPR that a described case may violate. */
export interface AttributedArticle {
  /** The number of the article. */
  readonly article: number;
  /** 0 to 1, as the model learned it; articles differ in the score that makes them likely. */
  readonly score: number;
}

interface OpenedModel {
  readonly known: ReadonlySet<number>;
  readonly index: CaseIndex;
  readonly learned: CaseWeights;
}

let opened: OpenedModel | undefined;

/** Unpacks the cases and their weights when they are first asked for: few texts tell a case. */
function openModel(): OpenedModel {
  if (opened !== undefined) return opened;
  const rarity = Float64Array.from(
    fromBase64(model.rarity.bytes),
    (one) => one * model.rarity.scale,
  );
  const weights = new Int16Array(fromBase64(model.weights.words).buffer);
  opened = {
    known: new Set(model.articles.map(({ label }) => label)),
    index: indexCases(readCases(), rarity),
    learned: {
      weights: Float64Array.from(weights, (one) => one * model.weights.scale),
      articles: model.articles.length,
    },
  };
  return opened;
}

/** The cases learned from: two bytes a word and a bit a sign, one case after the other. */
function readCases(): KnownCase[] {
  const { sizes, labels, places, signs } = model.known_cases;
  const words = new Uint16Array(fromBase64(places).buffer);
  const bits = fromBase64(signs);
  let end = 0;
  return sizes.map((size, number) => {
    end += size;
    return {
      words: [...words.subarray(end - size, end)],
      signs: bits.subarray(number * SIGN_BYTES, (number + 1) * SIGN_BYTES),
      labels: labels[number] ?? [],
    };
  });
}

/** What a rule's article is worth beside learned scores. */
const RULE_SCORE = 0.5;

/** The articles of the GDPR that a described case most likely violates, the likeliest first. */
export function attributeArticles(text: string): AttributedArticle[] {
  const features = extractFeatures(text);
  if (features.words.length === 0) return [];
  const { known, index, learned } = openModel();
  const scores = scoreArticles(features, { index, learned });
  const likely = model.articles.flatMap(({ label, threshold }, at) => {
    const score = Math.min(1, scores[at]!);
    return score >= threshold ? [{ article: label, score }] : [];
  });
  const told = articlesByRule(text)
    .filter((article) => !known.has(article))
    .map((article) => ({ article, score: RULE_SCORE }));
  return [...likely, ...told].sort((a, b) => b.score - a.score);
}
