import { scoreWrongs } from "../../audit/context/conduct/recognize_wrongs.ts";
import { scoreWording } from "../../audit/context/conduct/score_wording.ts";
import { openWordingModel } from "../../audit/context/conduct/wording_model.ts";
import { openWrongsModel, type Wrong } from "../../audit/context/conduct/wrongs_model.ts";
import type { Unseen } from "./fit_mix.ts";
import { fitWording } from "./fit_wording.ts";
import { fitWrongs } from "./fit_wrongs.ts";
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

/** The mix of the two scores is what is learned from judged interactions: here it changes nothing. */
const UNMIXED = { network: 1, wording: 0, bias: 0 } as const;

/** Judges examples by models that learn only the others. */
export function judgeUnseen(
  examples: readonly WrongExample[],
  {
    others,
    wrongs,
  }: { readonly others: readonly WrongExample[]; readonly wrongs: readonly Wrong[] },
): Judged[] {
  const model = openWrongsModel(fitWrongs(others, wrongs));
  const wording = openWordingModel({ ...fitWording(others), mix: UNMIXED });
  return examples.map((example) => {
    const { heard, worded, unlawful, facts } = example;
    const recognition = scoreWrongs(heard, model);
    const [likeliest] = recognition.wrongs;
    const tag = likeliest?.wrong.tag ?? "";
    return {
      truth: unlawful,
      weight: weightOfExample(example),
      facts,
      network: recognition.unlawful,
      wording: scoreWording(worded, wording),
      wrong: likeliest?.probability ?? 0,
      agrees: facts.some(({ tags }) => tags.includes(tag)),
    };
  });
}
