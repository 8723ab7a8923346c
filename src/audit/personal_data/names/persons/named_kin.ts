import {
  CALENDAR_WORD,
  FUNCTION_WORD,
  GROUP_WORD,
  lookUpWord,
} from "../../../tagging/gazetteer.ts";
import { matchSpans } from "../match_spans.ts";

const KIN =
  "(?:mum|mom|mam|mother|father|dad|husband|wife|son|daughter|brother|sister|gran|granny|nan|nana|grandma|grandpa|grandad|granddad|aunt|auntie|uncle|niece|nephew|cousin|partner|girlfriend|boyfriend|fiancée?|flatmate|roommate|boss|neighbou?r|landlord|landlady|friend|colleague)";
/** One word with a capital behind somebody's kin, where the sentence goes on or ends. */
const NAMED = new RegExp(
  `(?=\\p{Lu})(?<=\\b(?:[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir) (?:late |elder |eldest |older |oldest |younger |youngest |little |big |best |step-?)?${KIN},? )\\p{Lu}\\p{Ll}{2,15}(?=['’]s |[,.;!?)](?:\\s|$)|\\s*$| (?:is|was|has|had|and|called|calls|says|said|lives|wants|came|who|will|can|told|asked|died|works)\\b)`,
  "gu",
);
/** Days, faiths and the like follow such words, too: "my wife Catholic". */
const NO_NAME = CALENDAR_WORD | GROUP_WORD | FUNCTION_WORD;

/** Names behind the word for one of somebody's family or friends, though they are a town's as well. */
export function namedKin(text: string): { start: number; end: number }[] {
  return matchSpans(text, [NAMED]).filter(
    ({ start, end }) => (lookUpWord(text.slice(start, end).toLowerCase()) & NO_NAME) === 0,
  );
}
