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

/** Thresholds of the best micro-F1 over all labels, one label after the other. */
export function chooseThresholds(held: readonly (readonly HeldScore[])[]): number[] {
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
