import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { aiLabels } from "./identity/ai_labels.ts";
import { humanLives } from "./identity/human_lives.ts";
import { imitation } from "./identity/imitation.ts";
import { likeness } from "./identity/likeness.ts";
import { machineOrPerson } from "./identity/machine_or_person.ts";
import { montage } from "./identity/montage.ts";
import { nudity } from "./identity/nudity.ts";
import { posing } from "./identity/posing.ts";
import { professions } from "./identity/professions.ts";

/** Words of who answers, and likenesses of real people. */
export const IDENTITY: readonly Vocabulary[] = [
  aiLabels,
  humanLives,
  imitation,
  likeness,
  machineOrPerson,
  montage,
  nudity,
  posing,
  professions,
];
