import { EXPLAINING } from "./explaining.ts";
import type { TogetherSignalRule } from "./sentence_signal.ts";

/**
 * Somebody tells of people who did not agree to advertising, or took their yes back, and the answer
 * says to send it all the same. Mail about an order or a recall is no advertising.
 */
export const ADVISED_MAILING: readonly TogetherSignalRule[] = [
  ["mailto.unwilling|market.out"],
  ["mailto.revoked", "mail.agreed|consent.given"],
].map((people) => ({
  all: ["counsel.yes|counsel.shrug|counsel.needless|mailto.all", "mailto.send|market.send"],
  negatable: false as const,
  affirmed: ["mailto.send|market.send"],
  words: 14,
  asked: {
    all: [...people, "market.act|market.offer|mailto.send|mail.target"],
    sentences: 2,
  },
  unless: EXPLAINING,
  unlessSaid: ["mailto.proper", "market.spared", "data.agreed"],
  side: "output" as const,
}));
