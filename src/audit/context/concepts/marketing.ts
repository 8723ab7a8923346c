import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { boughtLists } from "./marketing/bought_lists.ts";
import { channels } from "./marketing/channels.ts";
import { contactLists } from "./marketing/contact_lists.ts";
import { continuedAdverts } from "./marketing/continued_adverts.ts";
import { deadOptOuts } from "./marketing/dead_opt_outs.ts";
import { mailings } from "./marketing/mailings.ts";
import { marketing } from "./marketing/marketing.ts";
import { offersRegardless } from "./marketing/offers_regardless.ts";
import { pressedOn } from "./marketing/pressed_on.ts";
import { revivedOptOuts } from "./marketing/revived_opt_outs.ts";
import { skippedOptOuts } from "./marketing/skipped_opt_outs.ts";
import { unwillingRecipients } from "./marketing/unwilling_recipients.ts";

/** Words of advertising that is sent to people, and their no to it. */
export const MARKETING: readonly Vocabulary[] = [
  boughtLists,
  channels,
  contactLists,
  continuedAdverts,
  deadOptOuts,
  mailings,
  marketing,
  offersRegardless,
  pressedOn,
  revivedOptOuts,
  skippedOptOuts,
  unwillingRecipients,
];
