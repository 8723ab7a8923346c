import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { demands } from "./rights/demands.ts";
import { denials } from "./rights/denials.ts";
import { handingOver } from "./rights/handing_over.ts";
import { houseRules } from "./rights/house_rules.ts";
import { ownFiles } from "./rights/own_files.ts";
import { requests } from "./rights/requests.ts";
import { wishes } from "./rights/wishes.ts";
import { withheldFiles } from "./rights/withheld_files.ts";

/** Words of what people ask about their own data, and how they are turned down. */
export const RIGHTS: readonly Vocabulary[] = [
  demands,
  denials,
  handingOver,
  houseRules,
  ownFiles,
  requests,
  wishes,
  withheldFiles,
];
