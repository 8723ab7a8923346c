import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { changedPolls } from "./elections/changed_polls.ts";
import { deceivedVoters } from "./elections/deceived_voters.ts";
import { deterrence } from "./elections/deterrence.ts";
import { misdirection } from "./elections/misdirection.ts";
import { remoteVoting } from "./elections/remote_voting.ts";
import { turnedVoters } from "./elections/turned_voters.ts";
import { voting } from "./elections/voting.ts";

/** Words of votes, and how voters are misled or kept away. */
export const ELECTIONS: readonly Vocabulary[] = [
  changedPolls,
  deceivedVoters,
  deterrence,
  misdirection,
  remoteVoting,
  turnedVoters,
  voting,
];
