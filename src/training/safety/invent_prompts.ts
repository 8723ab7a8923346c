import * as honest from "./honest_prompt_pieces.ts";
import { ENDINGS, GREETINGS, JAILBREAK_KINDS, NAMES } from "./jailbreak_pieces.ts";
import { between, pick, sample, shuffle } from "./pick.ts";
import { randomNumbers } from "./random_numbers.ts";
import { HONEST_PIECES, OPENINGS } from "./role_play_templates.ts";
import type { TrainingRow } from "./training_row.ts";

const OF_EACH_KIND = 40;
const HONEST_PROMPTS = 600;
/** How the pieces of long prompts are set apart. */
const GAPS = [" ", " ", "\n", "\n\n", "\n- "];

/**
 * Prompts put together from pieces: attacks of every kind on the rules of an AI, and the long
 * prompts of honest work, whose experts, tasks and bounds are as strict as those.
 */
export function inventPrompts(seed: number, benign: TrainingRow["targets"]): TrainingRow[] {
  const random = randomNumbers(seed);
  const rows: TrainingRow[] = [];
  for (const [kind, pieces] of JAILBREAK_KINDS.entries()) {
    for (let index = 0; index < OF_EACH_KIND; index += 1) {
      const others = JAILBREAK_KINDS.filter((_, other) => other !== kind);
      const text = makeAttack({ pieces, others, random });
      rows.push(makeRow(text, { source: "jailbreaks-by-kind", targets: { injection: 1 } }));
    }
  }
  for (let index = 0; index < HONEST_PROMPTS; index += 1) {
    rows.push(makeRow(makeHonest(random), { source: "honest-prompts", targets: benign }));
  }
  for (const text of honest.ABOUT_MACHINES) {
    rows.push(makeRow(text, { source: "honest-prompts", targets: benign }));
  }
  return rows;
}

/** Several pieces of one kind, seldom some of others, with what is harmless between them. */
function makeAttack(given: {
  readonly pieces: readonly string[];
  readonly others: readonly (readonly string[])[];
  readonly random: () => number;
}): string {
  const { pieces, others, random } = given;
  const named = random() < 0.6 ? GREETINGS : OPENINGS;
  const body = [
    ...sample(pieces, { random, count: between(random, [2, 5]) }),
    ...sample(pick(others, random), { random, count: between(random, [0, 2]) }),
    ...sample(HONEST_PIECES, { random, count: between(random, [0, 2]) }),
  ];
  const parts = [
    ...(random() < 0.8 ? [pick(named, random)] : []),
    ...shuffle(body, random),
    ...(random() < 0.6 ? [pick(ENDINGS, random)] : []),
  ];
  return parts.join(pick(GAPS, random)).replaceAll("NAME", pick(NAMES, random));
}

function makeHonest(random: () => number): string {
  const parts = [
    pick(honest.PROMPT_BEGINNINGS, random).replaceAll("NAME", pick(honest.EXPERTS, random)),
    ...sample(honest.TASKS, { random, count: between(random, [1, 3]) }),
    ...sample(honest.BOUNDS, { random, count: between(random, [0, 6]) }),
    ...(random() < 0.6 ? [pick(honest.CLOSINGS, random)] : []),
  ];
  return parts.join(pick(GAPS, random));
}

function makeRow(text: string, what: Pick<TrainingRow, "source" | "targets">): TrainingRow {
  return { text, group: text, ...what };
}
