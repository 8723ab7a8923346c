import { hitsOf } from "../../../reading/hits_of.ts";
import { rememberOnce } from "../../../reading/remember_once.ts";
import type { PersonalData } from "../../../report.ts";
import { belongsToUser } from "./belongs_to_user.ts";
import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { isNeedlesslyGuarded } from "./is_needlessly_guarded.ts";
import { ownNames } from "./own_names.ts";
import type { Reading } from "../../reading.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** `ordinary`: the request needs the value. `told_to_owner`: the answer tells users their own. */
export type OwnUse = "ordinary" | "told_to_owner";

/** Numbers that people hand out to be paid or served. */
const HANDED_OUT = new Set(["IBAN", "BANK_ACCOUNT", "MEDICAL_ID"]);
const OFFICIAL = new Set(["NATIONAL_ID", "TAX_ID", "SSN", "PASSPORT", "DRIVER_LICENSE"]);
const CONTACTS = new Set(["EMAIL", "PHONE", "ADDRESS"]);
/** What people give to be known, served and paid. A card's number or a password asks for care all the same. */
const GIVEN = new Set([...HANDED_OUT, ...OFFICIAL]);

const OWN_NUMBER = {
  all: ["own_matters.number", "own_matters.my"],
  words: 5,
  sentences: 0,
  negatable: false as const,
  questions: true as const,
};

/** "Which e-mail do you have on file for me?" */
const OWN_CONTACT = {
  ...OWN_NUMBER,
  all: ["own_matters.contact", "own_matters.my"],
  words: 8,
};

/**
 * Which identifiers of an interaction are the user's own and serve the user's own request: the number
 * by which users make themselves known, the account on which they want to be paid, whether the answer
 * uses it or confirms it, and an IBAN asked for by its owner. Values that are missing ask for the
 * ordinary care.
 */
export const ownValues = rememberOnce((input: SignalInput): ReadonlyMap<PersonalData, OwnUse> => {
  const uses = new Map<PersonalData, OwnUse>();
  const alone = !speaksOfOthers(input);
  const asked = alone && asks(input, OWN_NUMBER);
  const askedContact = alone && !asksAboutAnybody(input) && asks(input, OWN_CONTACT);
  for (const item of input.personal_data) {
    const use = isHeld(input, item)
      ? useOfHeld(input, item)
      : useOfTold(item, { asked, askedContact });
    if (use !== undefined) uses.set(item, use);
  }
  return uses;
});

/** Whether anybody else is named, or asked about. */
function speaksOfOthers(input: SignalInput): boolean {
  const own = ownNames(input);
  const named = input.personal_data.some(
    (item) => item.kind === "PERSON" && item.side === "output" && !own.has(item),
  );
  return named || hitsOf(input.input.words, "other_people.related").length > 0;
}

/** Whether the question speaks of anybody, were it only "a customer". */
function asksAboutAnybody({ input }: SignalInput): boolean {
  return hitsOf(input.words, "other_people.person|named_strangers.stranger").length > 0;
}

function asks({ input }: SignalInput, rule: TogetherRule): boolean {
  return findTogether(input, rule).length > 0;
}

/** Whether the user gave the value. */
function isHeld({ input, output }: SignalInput, { side, start, end }: PersonalData): boolean {
  if (side === "input") return true;
  return squeezed(input).includes(squeeze(output.lower.slice(start, end)));
}

const squeezed = rememberOnce(({ lower }: Reading) => squeeze(lower));

function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

function useOfHeld(input: SignalInput, item: PersonalData): OwnUse | undefined {
  if (!GIVEN.has(item.kind) || isNeedlesslyGuarded(input, item)) return undefined;
  return belongsToUser(input, item) ? "ordinary" : undefined;
}

function useOfTold(
  { kind }: PersonalData,
  { asked, askedContact }: { readonly asked: boolean; readonly askedContact: boolean },
): OwnUse | undefined {
  if (askedContact && CONTACTS.has(kind)) return "told_to_owner";
  if (!asked) return undefined;
  if (HANDED_OUT.has(kind)) return "ordinary";
  return OFFICIAL.has(kind) ? "told_to_owner" : undefined;
}
