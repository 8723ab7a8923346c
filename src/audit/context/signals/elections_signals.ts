import type { Signal } from "../frames/signal.ts";
import { signal as voterSuppression } from "./elections/voter_suppression.ts";
import { signal as votersDeterred } from "./elections/voters_deterred.ts";
import { signal as votersMisdirected } from "./elections/voters_misdirected.ts";
import { signal as votersTurned } from "./elections/voters_turned.ts";
import { signal as votingDeception } from "./elections/voting_deception.ts";

/** Signals of votes, and how voters are misled or kept away. */
export const ELECTIONS_SIGNALS: readonly Signal[] = [
  votersDeterred,
  votersMisdirected,
  votersTurned,
  voterSuppression,
  votingDeception,
];
