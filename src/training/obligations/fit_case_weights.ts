import {
  compareWithCases,
  type CaseIndex,
} from "../../audit/context/obligations/compare_with_cases.ts";
import type { CaseWeights } from "../../audit/context/obligations/score_articles.ts";

/** Added to every case's likeness to itself, against following single cases. */
const RIDGE = 0.4;

/**
 * Kernel ridge regression: weights of the known cases by which their likenesses sum up to the
 * labels that they name, solved by a Cholesky decomposition; nothing is left to chance.
 */
export function fitCaseWeights(index: CaseIndex, articles: number): CaseWeights {
  const { cases } = index;
  const rows = cases.map((one, number) => {
    const row = compareWithCases(one, index).whole;
    row[number]! += RIDGE;
    return row;
  });
  decompose(rows);
  const weights = new Float64Array(cases.length * articles);
  for (let article = 0; article < articles; article++) {
    const named = Float64Array.from(cases, ({ labels }) => Number(labels.includes(article)));
    solve(rows, named).forEach((weight, number) => {
      weights[number * articles + article] = weight;
    });
  }
  return { weights, articles };
}

/** Puts the lower factor of a symmetric positive definite matrix into the rows' lower half. */
function decompose(rows: readonly Float64Array[]): void {
  for (let down = 0; down < rows.length; down++) {
    const row = rows[down]!;
    for (let across = 0; across <= down; across++) {
      const other = rows[across]!;
      let sum = row[across]!;
      for (let at = 0; at < across; at++) sum -= row[at]! * other[at]!;
      row[across] = across === down ? Math.sqrt(sum) : sum / other[across]!;
    }
  }
}

/** Solves for one right side by the lower factor, forwards and backwards. */
function solve(rows: readonly Float64Array[], right: Float64Array): Float64Array {
  const solved = right.slice();
  for (let down = 0; down < rows.length; down++) {
    const row = rows[down]!;
    for (let at = 0; at < down; at++) solved[down]! -= row[at]! * solved[at]!;
    solved[down]! /= row[down]!;
  }
  for (let up = rows.length - 1; up >= 0; up--) {
    const row = rows[up]!;
    solved[up]! /= row[up]!;
    for (let at = 0; at < up; at++) solved[at]! -= row[at]! * solved[up]!;
  }
  return solved;
}
