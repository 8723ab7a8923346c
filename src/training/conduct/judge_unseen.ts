import { scoreWrongs } from "../../audit/context/conduct/recognize_wrongs.ts";
import { openLinearModel, scoreLinear } from "../../audit/context/conduct/linear_model.ts";
import { openWrongsModel, type Wrong } from "../../audit/context/conduct/wrongs_model.ts";
import type { Unseen } from "./fit_mix.ts";
import { fitLinear } from "./fit_linear.ts";
import { fitWrongs } from "./fit_wrongs.ts";
import { LINEAR_TRAININGS } from "./linear_trainings.ts";
import { weightOfExample } from "./weight_of_example.ts";
import type { WrongExample } from "./wrong_example.ts";

/** What models say of an interaction that they have not learned. */
export interface Judged extends Unseen {
  readonly facts: WrongExample["facts"];
  /** How likely the likeliest wrong is, 0 to 1. */
  readonly wrong: number;
  /** Whether rules tell the likeliest wrong, too. */
  readonly agrees: boolean;
}

/** Judges examples by models that learn only the others. */
export function judgeUnseen(
  examples: readonly WrongExample[],
  {
    others,
    wrongs,
  }: { readonly others: readonly WrongExample[]; readonly wrongs: readonly Wrong[] },
): Judged[] {
  const model = openWrongsModel(fitWrongs(others, wrongs));
  const wording = openLinearModel(fitLinear(others, LINEAR_TRAININGS.wording));
  const meaning = openLinearModel(fitLinear(others, LINEAR_TRAININGS.meaning));
  return examples.map((example) => {
    const { heard, unlawful, facts } = example;
    const recognition = scoreWrongs(heard, model);
    const [likeliest] = recognition.wrongs;
    const tag = likeliest?.wrong.tag ?? "";
    return {
      truth: unlawful,
      weight: weightOfExample(example),
      facts,
      network: recognition.unlawful,
      wording: scoreLinear(LINEAR_TRAININGS.wording.featuresOf(example), wording),
      meaning: scoreLinear(LINEAR_TRAININGS.meaning.featuresOf(example), meaning),
      wrong: likeliest?.probability ?? 0,
      agrees: facts.some(({ tags }) => tags.includes(tag)),
    };
  });
}
