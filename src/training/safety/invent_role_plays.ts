import { between, pick, sample, shuffle } from "./pick.ts";
import { randomNumbers } from "./random_numbers.ts";
import {
  DOUBLES,
  FOREIGN,
  FREE_ROLES,
  HONEST_PIECES,
  HONEST_ROLES,
  OPENINGS,
  REQUESTS,
  STAKES,
  SUPPRESSIONS,
  SUSPENSIONS,
} from "./role_play_templates.ts";
import type { TrainingRow } from "./training_row.ts";

const OF_EACH_KIND = 400;
const OF_EACH_LANGUAGE = 24;

/**
 * Prompts that give the AI a role, put together from pieces: honest ones with all their strictness,
 * and ones that lift the rules. What both have in common then tells nothing.
 */
export function inventRolePlays(seed: number, benign: TrainingRow["targets"]): TrainingRow[] {
  const random = randomNumbers(seed);
  const rows: TrainingRow[] = [];
  for (let index = 0; index < OF_EACH_KIND; index += 1) {
    rows.push(makeRow(honest(random), { source: "role-plays", targets: benign }));
    rows.push(makeRow(free(random), { source: "jailbreak-shells", targets: { injection: 1 } }));
  }
  for (const { openings, honest: pieces, free: lifted } of FOREIGN) {
    for (let index = 0; index < OF_EACH_LANGUAGE; index += 1) {
      const opening = pick(openings, random);
      const mild = [opening, ...sample(pieces, { random, count: between(random, [2, 5]) })];
      const freed = [
        opening,
        ...sample(pieces, { random, count: between(random, [0, 2]) }),
        ...sample(lifted, { random, count: between(random, [1, 4]) }),
      ];
      rows.push(makeRow(mild, { source: "role-plays", targets: benign }));
      rows.push(makeRow(freed, { source: "jailbreak-shells", targets: { injection: 1 } }));
    }
  }
  return rows;
}

function honest(random: () => number): string[] {
  const opening = pick(OPENINGS, random).replaceAll("NAME", pick(HONEST_ROLES, random));
  return [opening, ...sample(HONEST_PIECES, { random, count: between(random, [1, 9]) })];
}

/** At least one sentence lifts the rules; honest pieces stand between, as in real ones. */
function free(random: () => number): string[] {
  const role = pick(random() < 0.3 ? HONEST_ROLES : FREE_ROLES, random);
  const opening = pick(OPENINGS, random).replaceAll("NAME", role);
  const some = (pieces: readonly string[], counts: readonly [number, number]): string[] =>
    sample(pieces, { random, count: between(random, counts) });
  return [
    opening,
    ...shuffle(
      [
        ...some(SUSPENSIONS, [1, 4]),
        ...some(SUPPRESSIONS, [0, 3]),
        ...some(HONEST_PIECES, [0, 4]),
        ...some(DOUBLES, [0, 1]),
        ...some(STAKES, [0, 1]),
      ],
      random,
    ),
    ...some(REQUESTS, [0, 1]),
  ];
}

function makeRow(
  pieces: readonly string[],
  what: Pick<TrainingRow, "source" | "targets">,
): TrainingRow {
  const text = pieces.join(" ");
  return { text, group: text, ...what };
}
