import type { Wrong } from "../../audit/context/conduct/wrongs_model.ts";
import type { WrongExample } from "./wrong_example.ts";

/** A wrong that fewer answers do is not learned. */
const FEWEST = 10;
/** A tag that stands beside another in so many of its facts, or is asked for, belongs to it. */
const BESIDE = 0.8;
/** A concept is a sign of a wrong from so many answers on... */
const SIGN_ANSWERS = 6;
/** ... in which it is heard so many times as often as in all. */
const SIGN_LIFT = 2.5;
/** What words mean is less than a concept, so it must lean further. */
const MEANT_LIFT = 3.5;
const MOST_SIGNS = 80;

/** A wrong that no rule tells by now. */
const UNTOLD = { flow: "output", severity: "high" } as const;
/** What an answer does that is a hazard by its author's word, and no slip of the tongue. */
const CARRIED_OUT = "carried_out";

/**
 * The wrongs that enough examples do, each as the facts of rules tell it.
 *
 * @param isAgainstLaw Whether some law speaks against a fact with these tags for this one of them.
 */
export function describeWrongs(
  examples: readonly WrongExample[],
  isAgainstLaw: (tag: string, tags: readonly string[]) => boolean,
): Wrong[] {
  const tags = new Set(examples.flatMap(({ wrongs }) => wrongs));
  const signsAmong = (lift: number, heardIn: HeardIn) => {
    const all = { frequencies: frequenciesOf(examples, heardIn), answers: examples.length };
    return (doing: readonly WrongExample[]) => signsOf(doing, { all, lift, heardIn });
  };
  const conceptsOf = signsAmong(SIGN_LIFT, ({ heard }) => heard.output);
  const meaningsOf = signsAmong(MEANT_LIFT, ({ heard }) => heard.said);
  return [...tags].sort().flatMap((tag) => {
    const doing = examples.filter(({ wrongs }) => wrongs.includes(tag));
    if (doing.length < FEWEST) return [];
    const wrong = describeWrong(tag, doing);
    if (!isAgainstLaw(tag, wrong.tags)) return [];
    return [{ ...wrong, signs: conceptsOf(doing), meant: meaningsOf(doing) }];
  });
}

function describeWrong(
  tag: string,
  examples: readonly WrongExample[],
): Omit<Wrong, "signs" | "meant"> {
  const told = examples.filter(({ facts }) => facts.some((fact) => fact.tags.includes(tag)));
  const facts = told.flatMap((one) => one.facts.filter((fact) => fact.tags.includes(tag)));
  if (facts.length === 0) {
    return { tag, tags: tag.startsWith("hazard:") ? [tag, CARRIED_OUT] : [tag], ...UNTOLD };
  }
  const beside = frequentAmong(facts.map((fact) => fact.tags));
  const asked = frequentAmong(told.map((example) => example.asked));
  return {
    tag,
    tags: [...new Set([tag, ...beside, ...asked])],
    flow: mostFrequent(facts.map(({ flow }) => flow)),
    severity: mostFrequent(facts.map(({ severity }) => severity)),
  };
}

/** The tags that nearly all of several lists hold. */
function frequentAmong(lists: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of lists.flatMap((list) => [...new Set(list)])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= BESIDE * lists.length)
    .map(([tag]) => tag)
    .sort();
}

function mostFrequent<T extends string>(items: readonly T[]): T {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** What is heard in an answer: its concepts, or what its words mean. */
type HeardIn = (example: WrongExample) => readonly string[];

/** In how many answers each is heard. */
function frequenciesOf(examples: readonly WrongExample[], heardIn: HeardIn): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of examples.flatMap(heardIn)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}

function signsOf(
  examples: readonly WrongExample[],
  {
    all,
    lift,
    heardIn,
  }: {
    readonly all: { readonly frequencies: ReadonlyMap<string, number>; readonly answers: number };
    readonly lift: number;
    readonly heardIn: HeardIn;
  },
): string[] {
  const liftOf = (sign: string, count: number) =>
    count / examples.length / ((all.frequencies.get(sign) ?? 1) / all.answers);
  return [...frequenciesOf(examples, heardIn)]
    .filter(([sign, count]) => count >= SIGN_ANSWERS && liftOf(sign, count) >= lift)
    .sort(
      ([one, a], [other, b]) => b * liftOf(other, b) - a * liftOf(one, a) || (one < other ? -1 : 1),
    )
    .slice(0, MOST_SIGNS)
    .map(([sign]) => sign)
    .sort();
}
