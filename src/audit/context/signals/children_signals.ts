import type { Signal } from "../frames/signal.ts";
import { signal as childCoaxed } from "./children/child_coaxed.ts";
import { signal as childDataCollection } from "./children/child_data_collection.ts";
import { signal as childDataPassedOn } from "./children/child_data_passed_on.ts";
import { signal as childDataUnasked } from "./children/child_data_unasked.ts";
import { signal as childrenUnasked } from "./children/children_unasked.ts";
import { signal as minor } from "./children/minor.ts";
import { signal as parentsBypassed } from "./children/parents_bypassed.ts";
import { signal as youngTaken } from "./children/young_taken.ts";

/** Signals of what is known of children, and how their parents are got round. */
export const CHILDREN_SIGNALS: readonly Signal[] = [
  childCoaxed,
  childDataCollection,
  childDataPassedOn,
  childDataUnasked,
  childrenUnasked,
  minor,
  parentsBypassed,
  youngTaken,
];
