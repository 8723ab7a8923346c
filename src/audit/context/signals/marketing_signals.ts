import type { Signal } from "../frames/signal.ts";
import { signal as advertsPressedOn } from "./marketing/adverts_pressed_on.ts";
import { signal as advertsContinued } from "./marketing/adverts_continued.ts";
import { signal as boughtLists } from "./marketing/bought_lists.ts";
import { signal as listsCalled } from "./marketing/lists_called.ts";
import { signal as listsTaken } from "./marketing/lists_taken.ts";
import { signal as offersRegardless } from "./marketing/offers_regardless.ts";
import { signal as optOutLeftOut } from "./marketing/opt_out_left_out.ts";
import { signal as optOutsRevived } from "./marketing/opt_outs_revived.ts";
import { signal as unsolicitedMarketing } from "./marketing/unsolicited_marketing.ts";

/** Signals of advertising that is sent to people, and their no to it. */
export const MARKETING_SIGNALS: readonly Signal[] = [
  advertsContinued,
  advertsPressedOn,
  boughtLists,
  listsCalled,
  listsTaken,
  offersRegardless,
  optOutLeftOut,
  optOutsRevived,
  unsolicitedMarketing,
];
