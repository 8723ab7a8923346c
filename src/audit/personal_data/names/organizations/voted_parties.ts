import { PARTY_NAMES } from "../../data/party_names.ts";
import { matchSpans } from "../match_spans.ts";

/** Before a party: that somebody votes for it or belongs to it. */
const VOTES_FOR =
  "(?<!\\p{L})(?:[Vv]ot(?:es?|ed|ing)(?: for)?|wähl(?:e|t|te|ten)|wählen|[Vv]ot[ao](?:va|n)?|[Vv]otó|[Vv]otou|[Ss]temt(?:e|en)?|[Gg]łosuje|röstar på|stemmer(?: på)?|[Mm]ember of(?: the)?|Mitglied (?:der|bei den)|membre d[ue])(?: (?:die|le|la|el|o|a|per|por|pour|no|na|al|im))? ";
const VOTED = new RegExp(`(?<=${VOTES_FOR})(?:${PARTY_NAMES.join("|")})(?![\\p{L}\\p{N}])`, "gu");
const VOTES = /vot|wähl|stem|głos|röst|ember|glied/iu;

/** Parties that somebody votes for or belongs to: "my boss votes Labour". Linear. */
export function votedParties(text: string): { start: number; end: number }[] {
  return VOTES.test(text) ? matchSpans(text, [VOTED]) : [];
}
