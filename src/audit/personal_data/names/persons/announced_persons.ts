import { matchSpans } from "../match_spans.ts";
import { NAME_WORD, namePattern } from "./name_pattern.ts";

const NAME = namePattern({ least: 0, most: 3 });

/** What people say on the telephone, and write as if they were on it. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?=\\p{Lu})(?<=\\b(?:[Ii]t['’]s|[Ii]t is|[Tt]his is|[Yy]ou['’]re speaking (?:to|with)) )${NAME}(?= (?:here|speaking|calling|writing)\\b)`,
    "gu",
  ),
  // Whom somebody is to ask for, or whom somebody met whose name is half remembered.
  new RegExp(
    `(?=\\p{Lu})(?<=\\b[Aa]sk(?:ed)? for )(?!(?:Reception|Housekeeping|Security|Support|Billing|Sales|Extension|Form|Help|Room|Accounts|Maintenance|Customer|Human|Mr|Mrs|Ms|Miss|Dr|The|A|An)\\b)${NAME_WORD}(?=[.,;!?)]|$| (?:or|and|when|at|in|on|from|if)\\b)`,
    "gu",
  ),
  new RegExp(
    `(?=\\p{Lu})(?<=(?<!\\p{L})(?:[Ff]råga efter|[Pp]ergunt[ea]r? (?:pelo|pela|por)|[Pp]regunt[ea]r? por|[Dd]emander? |[Dd]emandez|[Ff]ragen Sie nach|[Ff]rag nach|[Cc]hied(?:ere|a|i) di|[Vv]raag naar|[Pp]ytać o|[Ss]pørg efter|[Ss]pør etter) )${NAME_WORD}(?=[.,;!?)]|$| (?:eller|ou|o|oder|of|lub|au|al|på|i|am|an|unter|op|pod|när|når|wenn)(?!\\p{L}))`,
    "gu",
  ),
  new RegExp(
    `(?=\\p{Lu})(?<=\\b(?:guide|man|woman|guy|girl|boy|lady|friend|colleague|neighbou?r|nurse|doctor|driver|student|teacher|someone|somebody|person|kid|agent|plumber|lawyer|client|patient|tenant) (?:called|named) )${NAME}(?=[.,;!?)]|$| (?:who|and|from|at|in|on|to|was|is|had|has|told|said)\\b)`,
    "gu",
  ),
  new RegExp(
    `(?=\\p{Lu})(?<=\\b(?:man|woman|guy|lady|girl|boy|agent|clerk|nurse|driver|waiter|waitress|receptionist|person|colleague)(?: [^.,\\n]{1,24})?, )${NAME_WORD}(?=,? (?:I think|I believe|if I remember|or something|was (?:his|her) name))`,
    "gu",
  ),
  new RegExp(`(?=\\p{Lu})(?<=\\bhier (?:ist|spricht) )${NAME}(?=[,.!]| (?:von|aus|am)\\b)`, "gu"),
  new RegExp(
    `(?=\\p{Lu})(?<=\\b(?:ici|c['’]est) )${NAME}(?= (?:à l['’]appareil|qui|de la|du|de chez)(?!\\p{L}))`,
    "gu",
  ),
  new RegExp(`(?=\\p{Lu})(?<=\\b(?:habla|le habla|fala|parla) )${NAME}(?=[,.!])`, "gu"),
];

const MAYBE =
  /here|speaking|[Aa]sk|efter|etter|ergunt|regunt|emande|nach|hied|raag|ytać|I think|called|named|I believe|I remember|or something|was h|calling|writing|hier |appareil|qui |habla|fala|parla/u;
/** Names by which somebody announces himself: "it's Siobhán here". Linear. */
export function announcedPersons(text: string): { start: number; end: number }[] {
  if (!MAYBE.test(text)) return [];
  return matchSpans(text, PATTERNS);
}
