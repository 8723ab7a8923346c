import { PARTY_NAMES } from "../../data/party_names.ts";
import { matchSpans } from "../match_spans.ts";

/** Whoever stands for a party: "the Labour candidate". */
const STANDING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PARTY_NAMES.join("|")})(?= (?:candidates?|MPs?|MSPs?|MEPs?|senators?|congress(?:m[ae]n|wom[ae]n)|councillors?|governors?|mayors?|voters?|lawmakers?|politicians?|nominees?|incumbents?|challengers?|-?Kandidat(?:in|en)?|-?Abgeordnete[rn]?)(?!\\p{L}))`,
  "gu",
);
const STANDS =
  /candidate|\bM(?:S|E)?Ps?\b|senator|congress|councillor|governor|mayor|voter|lawmaker|politician|nominee|incumbent|challenger|andidat|bgeordnet/u;

/** Parties for which a public person stands: "Labour candidate". Linear. */
export function standingParties(text: string): { start: number; end: number }[] {
  return STANDS.test(text) ? matchSpans(text, [STANDING]) : [];
}
