import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { heardInteraction } from "../../audit/context/conduct/concept_network.ts";
import { scoreDomains } from "../../audit/context/conduct/recognize_domains.ts";
import { openDomainsModel } from "../../audit/context/conduct/domains_model.ts";
import { meantInteraction } from "../../audit/context/conduct/meaning_features.ts";
import { mixScores, type Mix } from "../../audit/context/conduct/mix_scores.ts";
import { wordedInteraction } from "../../audit/context/conduct/wording_features.ts";
import { namedDomains } from "../../audit/context/named_domains.ts";
import { readContext } from "../../audit/context/read_context.ts";
import { readContextFacts } from "../../audit/context/read_context_facts.ts";
import { detectSafetyIssues } from "../../audit/detection/detect_safety_issues.ts";
import { loadCatalogue } from "../../catalogue/load_catalogue.ts";
import { describeWrongs } from "./describe_wrongs.ts";
import { fitDomains } from "./fit_domains.ts";
import { fitLinear } from "./fit_linear.ts";
import { fitMix } from "./fit_mix.ts";
import { fitWrongs } from "./fit_wrongs.ts";
import { judgeUnseen, type Judged } from "./judge_unseen.ts";
import { LINEAR_TRAININGS } from "./linear_trainings.ts";
import {
  readCases,
  readLawExamples,
  ORDINARY,
  readBlandlyAnswered,
  readOrdinaryTalk,
  readOrdinaryTexts,
  type LabelledInteraction,
} from "./read_interactions.ts";
import { readPairs } from "./read_pairs.ts";
import type { WrongExample } from "./wrong_example.ts";

const FOLDER = new URL("../../audit/context/conduct/", import.meta.url);
/** Every third ordinary conversation and text is kept for measuring. */
const KEPT_APART = 3;
/** Files of the casebook are held out in so many parts. */
const PARTS = 3;
/** How likely it must be together that an answer is unlawful, and by this wrong. */
const THRESHOLDS = [0.4, 0.5, 0.6, 0.7, 0.8] as const;

const { values } = parseArgs({
  options: { data: { type: "string" }, casebook: { type: "string", default: "test/casebook" } },
});
if (values.data === undefined) throw new Error("usage: train --data FOLDER [--casebook FOLDER]");

const catalogue = await loadCatalogue();
const cases = [
  ...readCases(resolve(values.casebook)),
  ...readPairs(),
  ...readLawExamples(catalogue.laws),
].map(exampleOf);
const data = resolve(values.data);
const talk = [
  ...readOrdinaryTalk(data),
  ...readOrdinaryTexts(data),
  ...readBlandlyAnswered(data),
].map(exampleOf);
const kept = talk.filter((_, index) => index % KEPT_APART === 0);
const ordinary = talk.filter((_, index) => index % KEPT_APART !== 0);
const wrongs = describeWrongs([...cases, ...ordinary], isAgainstLaw);
const learned = [...cases, ...ordinary];
const source = {
  source:
    "this project's casebook (test/casebook), pairs (src/training/conduct/pairs) and laws' examples; MT-bench, Vicuna-bench, Arena-Hard, awesome-chatgpt-prompts and GSM8K",
  licence: "MIT; Apache-2.0, CC0-1.0 and MIT",
  examples: learned.length,
};
const held = heldOut((examples, others) => judgeUnseen(examples, { others, wrongs }));
const mix = fitMix(held);
const apart = judgeUnseen(kept, { others: learned, wrongs });
write("wrongs_model.json", {
  ...source,
  scores_on_files_held_out: measure(held, apart, mix),
  ...fitWrongs(learned, wrongs),
});
write("wording_model.json", { ...source, ...fitLinear(learned, LINEAR_TRAININGS.wording) });
write("meaning_model.json", { ...source, ...fitLinear(learned, LINEAR_TRAININGS.meaning) });
write("mix.json", { ...source, scores_on_files_held_out: measureMix(held, mix), mix });
write("domains_model.json", {
  ...source,
  scores_on_files_held_out: measureDomains(),
  ...fitDomains(learned),
});

function write(name: string, model: object): void {
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(model, undefined, 1)}\n`);
}

/** What was heard, and what rules and hazards tell of the answer where it is unlawful. */
function exampleOf({ interaction, unlawful, wrongs, group }: LabelledInteraction): WrongExample {
  const context = readContext(interaction, {
    personalData: [],
    domains: namedDomains(interaction),
  });
  const facts = unlawful
    ? [
        ...readContextFacts(context, false),
        ...detectSafetyIssues(interaction, catalogue.hazards).facts,
      ].filter(({ statistical }) => !statistical)
    : [];
  const told = facts.filter(
    (fact) => fact.flow !== "input" && fact.severity !== "low" && isWrong(fact),
  );
  return {
    heard: heardInteraction(context),
    worded: wordedInteraction(context),
    meant: meantInteraction(context),
    unlawful,
    ordinary: group === ORDINARY,
    wrongs: wrongs ?? [...new Set(told.flatMap(({ tags }) => tags))],
    facts: told,
    asked: facts.filter(({ flow }) => flow === "input").flatMap(({ tags }) => tags),
    group,
  };
}

/** What only describes an answer is none of its wrongs. */
function isWrong({ tags }: { readonly tags: readonly string[] }): boolean {
  return tags.some((tag) => isAgainstLaw(tag, tags));
}

/** Whether some law finds a violation in a fact with these tags for this one of them. */
function isAgainstLaw(tag: string, tags: readonly string[]): boolean {
  return catalogue.laws.some(({ articles }) =>
    articles.some(({ triggers }) =>
      triggers.some(
        (trigger) =>
          trigger.finding === "violation" &&
          trigger.flows?.some((flow) => flow !== "input") !== false &&
          trigger.tags.every((one) => tags.includes(one)) &&
          (trigger.one_of?.some((one) => tags.includes(one)) ?? true) &&
          [...trigger.tags, ...(trigger.one_of ?? [])].includes(tag),
      ),
    ),
  );
}

/** Parts of the casebook by models that were learned without their files. */
function heldOut<T>(
  judge: (examples: readonly WrongExample[], others: readonly WrongExample[]) => T[],
): T[] {
  const groups = [...new Set(cases.map(({ group }) => group))];
  return Array.from({ length: PARTS }, (_, part) => {
    const out = new Set(groups.filter((_, index) => index % PARTS === part));
    return judge(
      cases.filter(({ group }) => out.has(group)),
      [...cases.filter(({ group }) => !out.has(group)), ...ordinary],
    );
  }).flat();
}

/** How many of the domains that use cases name are recognized without them. */
function measureDomains(): string {
  const judged = heldOut((examples, others) => {
    const model = openDomainsModel(fitDomains(others));
    return examples
      .filter(({ heard }) => heard.domain.length > 0)
      .map(({ heard }) => ({ named: heard.domain, told: scoreDomains(heard, model) }));
  });
  const named = judged.flatMap((one) => one.named).length;
  const told = judged.flatMap((one) => one.told).length;
  const right = judged.flatMap((one) => one.told.filter((id) => one.named.includes(id))).length;
  return `${right} of ${named} named domains told, ${told - right} not named`;
}

/** How many wrongs are told where rules tell them and where they do not, and how many lawful answers. */
function measure(held: readonly Judged[], apart: readonly Judged[], mix: Mix) {
  return Object.fromEntries(
    THRESHOLDS.map((least) => {
      const passes = (one: Judged) => mixScores(one, mix) * one.wrong >= least;
      const share = (list: readonly Judged[]) => `${list.filter(passes).length} of ${list.length}`;
      const told = held.filter(({ facts }) => facts.length > 0);
      const missed = held.filter(({ truth, facts }) => truth && facts.length === 0);
      return [
        `at ${least}`,
        `told by rules ${share(told)}, that wrong ${told.filter(passes).filter(({ agrees }) => agrees).length}, ` +
          `missed by rules ${share(missed)}, lawful ${share(held.filter(({ truth }) => !truth))}, ` +
          `ordinary talk ${share(apart)}`,
      ];
    }),
  );
}

/** How many unlawful and lawful answers each score, and all together, call unlawful. */
function measureMix(held: readonly Judged[], mix: Mix) {
  const ways = {
    network: { network: 1, wording: 0, meaning: 0, bias: 0 },
    wording: { network: 0, wording: 1, meaning: 0, bias: 0 },
    meaning: { network: 0, wording: 0, meaning: 1, bias: 0 },
    together: mix,
  };
  return Object.fromEntries(
    Object.entries(ways).map(([way, weights]) => {
      const isCalled = (one: Judged) => mixScores(one, weights) >= 0.5;
      const share = (list: readonly Judged[]) =>
        `${list.filter(isCalled).length} of ${list.length}`;
      const unlawful = held.filter(({ truth }) => truth);
      const lawful = held.filter(({ truth }) => !truth);
      return [way, `unlawful ${share(unlawful)}, lawful ${share(lawful)}`];
    }),
  );
}
