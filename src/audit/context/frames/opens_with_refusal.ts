import { rememberOnce } from "../../reading/remember_once.ts";
import type { Reading } from "../reading.ts";
import { standsWithin } from "./match_anchor.ts";
import { REFUSAL, REFUSAL_OF_HELP } from "./refusal.ts";

/** So far into an output a refusal of the whole request stands. */
const OPENING = { start: 0, end: 200 };

/** Whether an output opens with a refusal. */
export const opensWithRefusal: (output: Reading) => boolean = rememberOnce((output) =>
  standsWithin(output, REFUSAL, OPENING),
);

/** Whether an output opens with a refusal to help or to write. */
export const opensWithRefusalOfHelp: (output: Reading) => boolean = rememberOnce((output) =>
  standsWithin(output, REFUSAL_OF_HELP, OPENING),
);
