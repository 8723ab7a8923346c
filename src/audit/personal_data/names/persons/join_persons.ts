import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isWorldGiven } from "./is_world_given.ts";

/** No person's name has more tokens. */
const MOST_TOKENS = 24;
/** UTF-16 units that at most stand between two parts. */
const LONGEST_GAP = 12;

/** What stands between the parts of one person's name: a space, or a particle between spaces. */
const BETWEEN_PARTS =
  /^ (?:(?:de|del|de la|de los|de las|da|do|dos|das|di|della|van|van de|van der|van den|van ['’]t|van het|in ['’]t|op de|ter|ten|te|von|von der|zu|bin|ibn|al) )?$/u;

/** Before and behind a name as mail programs write it, the surname first: `"Lee, Ann (Law)" <`. */
const MAIL_NAME_BEFORE = /(?:^|["\n;<]|(?:From|To|Cc|Bcc): ?)$/iu;
const MAIL_NAME_BEHIND = /^(?: \([^()\n]{1,24}\))?(?:" ?[<;]| ?[<;])/u;

/** Whether a hyphen joins two given names: "Marie-Claire Lefèvre". */
function isDoubleGiven(text: string, before: TaggedName, name: TaggedName): boolean {
  if (text.slice(before.end, name.start) !== "-" || before.first !== before.last) return false;
  const [second = ""] = text.slice(name.start, name.end).toLowerCase().split(" ");
  return isWorldGiven(text.slice(before.start, before.end).toLowerCase()) && isWorldGiven(second);
}

/** Before a surname that a comma parts from the given name, in lists and notes. */
const LISTED_BEFORE =
  /(?:^|[\n.;:] ?)(?:Patient(?:in)?|Name|Pt|Client|Student|Claimant|Defendant|Employee)[: ]{1,2}$/u;
/** Behind the given name an entry of a list goes on or ends; "and" goes on with another person. */
const ENTRY_GOES_ON = /^(?:[.;:)\n]|,(?! (?:and|und|et|y|e|en|i|och|og) )| \(|$)/u;
const LINE_BEFORE = /(?:^|\n)$/u;
const LINE_ENDS = /^(?:\r?\n|$)/u;
/** UTF-16 units before and behind a name that tell whether it is inverted. */
const BEFORE = 16;
const BEHIND = 32;

/** Whether the surname stands first, and a comma behind it: "Fenwick, Rupert, cabin 12". */
function isInverted(text: string, before: TaggedName, name: TaggedName): boolean {
  if (text.slice(before.end, name.start) !== ", ") return false;
  const head = text.slice(Math.max(0, before.start - BEFORE), before.start);
  const tail = text.slice(name.end, name.end + BEHIND);
  if (MAIL_NAME_BEFORE.test(head) && MAIL_NAME_BEHIND.test(tail)) return true;
  const words = [before, name].map(({ start, end }) => text.slice(start, end));
  if (words.some((word) => /[\s.]/u.test(word))) return false;
  if (LISTED_BEFORE.test(head) || (LINE_BEFORE.test(head) && LINE_ENDS.test(tail))) return true;
  const surname = text.slice(before.start, before.end).toLowerCase();
  const given = text.slice(name.start, name.end).toLowerCase();
  return ENTRY_GOES_ON.test(tail) && isWorldGiven(given) && !isWorldGiven(surname);
}

/** Whether two names are parts of one person's; a surname alone may have been taken for a body. */
function isOne(text: string, before: TaggedName, name: TaggedName): boolean {
  if (name.kind !== "PERSON" || name.start - before.end >= LONGEST_GAP) return false;
  if (name.last - before.first >= MOST_TOKENS) return false;
  if (before.kind === "ORGANIZATION") {
    return before.first === before.last && isInverted(text, before, name);
  }
  if (before.kind !== "PERSON") return false;
  const isParted = BETWEEN_PARTS.test(text.slice(before.end, name.start));
  return isParted || isDoubleGiven(text, before, name) || isInverted(text, before, name);
}

/** Joins the parts of a person's name: "Johann" and "Wolfgang von Goethe". */
export function joinPersons(text: string, names: readonly TaggedName[]): TaggedName[] {
  const joined: TaggedName[] = [];
  for (const name of names) {
    const before = joined.at(-1);
    if (before === undefined || !isOne(text, before, name)) {
      joined.push(name);
      continue;
    }
    const { end, last } = name;
    const confidence = Math.min(before.confidence, name.confidence);
    joined[joined.length - 1] = { ...before, kind: "PERSON", end, last, confidence };
  }
  return joined;
}
