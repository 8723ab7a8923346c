import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { coverStories } from "./breach/cover_stories.ts";
import { coverUp } from "./breach/cover_up.ts";
import { exposedData } from "./breach/exposed_data.ts";
import { keptIn } from "./breach/kept_in.ts";
import { lapsedDeadlines } from "./breach/lapsed_deadlines.ts";
import { notification } from "./breach/notification.ts";
import { relabelling } from "./breach/relabelling.ts";
import { secrecy } from "./breach/secrecy.ts";
import { silencing } from "./breach/silencing.ts";
import { smoothingOver } from "./breach/smoothing_over.ts";
import { spills } from "./breach/spills.ts";
import { unnotified } from "./breach/unnotified.ts";

/** Words of data that got away, and what is told of it. */
export const BREACH: readonly Vocabulary[] = [
  coverStories,
  coverUp,
  exposedData,
  keptIn,
  lapsedDeadlines,
  notification,
  relabelling,
  secrecy,
  silencing,
  smoothingOver,
  spills,
  unnotified,
];
