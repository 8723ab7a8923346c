import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** The handing over of what people ask for. */
export const handingOver: Vocabulary = {
  "handing_over.act": `hand that out, hand it out, hand them out, hand out, hand over, share, sharing, give, give out, give that, release, provide, disclose, let you see, let customers see, reveal, export, remove, delete, erase, wipe, take people off, take you off, take anyone off, take off, take down, change, changing, correct, correcting, fix, alter, update, edit, amend, rectify, unsubscribe, forget, honour, honor, do deletions, do erasures, do removals, accept, entertain, comply, restrict, transfer`,
};
