/** A score of a case that the model had not seen, and whether the case names the article. */
export interface HeldScore {
  readonly score: number;
  readonly hit: boolean;
}

const FIRST = 0.3;
const ROUNDS = 3;
/** Hundredths. */
const LOWEST = 4;
const HIGHEST = 80;

/**
 * Thresholds of the best micro-F1 over all labels: half-way between the best one for all labels
 * together and the best one for each. Chosen label by label alone, rare ones follow their few cases.
 */
export function chooseThresholds(held: readonly (readonly HeldScore[])[]): number[] {
  const shared = bestForAll(held);
  return bestForEach(held).map((own) => (own + shared) / 2);
}

function bestForAll(held: readonly (readonly HeldScore[])[]): number {
  const scores = held.flat();
  const named = scores.filter((one) => one.hit).length;
  let [best, chosen] = [-1, FIRST];
  for (let hundredth = LOWEST; hundredth <= HIGHEST; hundredth += 1) {
    const { right, found } = countAt(scores, hundredth / 100);
    const f1 = (2 * right) / (found + named);
    if (f1 > best) [best, chosen] = [f1, hundredth / 100];
  }
  return chosen;
}

/** One label after the other, with the others as they stand. */
function bestForEach(held: readonly (readonly HeldScore[])[]): number[] {
  const chosen = held.map(() => FIRST);
  const named = held.flat().filter((one) => one.hit).length;
  const counts = held.map((scores) => countAt(scores, FIRST));
  for (let round = 0; round < ROUNDS; round++) {
    held.forEach((scores, index) => {
      const others = counts.filter((_, other) => other !== index);
      const right = others.reduce((sum, one) => sum + one.right, 0);
      const found = others.reduce((sum, one) => sum + one.found, 0);
      let best = -1;
      for (let hundredth = LOWEST; hundredth <= HIGHEST; hundredth += 2) {
        const count = countAt(scores, hundredth / 100);
        const f1 = (2 * (right + count.right)) / (found + count.found + named);
        if (f1 <= best) continue;
        best = f1;
        chosen[index] = hundredth / 100;
        counts[index] = count;
      }
    });
  }
  return chosen;
}

function countAt(scores: readonly HeldScore[], threshold: number) {
  const likely = scores.filter(({ score }) => score >= threshold);
  return { right: likely.filter(({ hit }) => hit).length, found: likely.length };
}
