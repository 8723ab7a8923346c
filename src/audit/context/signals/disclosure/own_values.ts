import { hitsOf } from "../../../reading/hits_of.ts";
import { rememberOnce } from "../../../reading/remember_once.ts";
import type { PersonalData } from "../../../report.ts";
import { belongsToUser } from "./belongs_to_user.ts";
import { findTogether } from "../../frames/find_together.ts";
import { isNeedlesslyGuarded } from "./is_needlessly_guarded.ts";
import { ownNames } from "./own_names.ts";
import type { Reading } from "../../reading.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** `ordinary`: the request needs the value. `told_to_owner`: the answer tells users their own. */
export type OwnUse = "ordinary" | "told_to_owner";

/** Numbers that people hand out to be paid or served. */
const HANDED_OUT = new Set(["IBAN", "BANK_ACCOUNT", "MEDICAL_ID"]);
const OFFICIAL = new Set(["NATIONAL_ID", "TAX_ID", "SSN", "PASSPORT", "DRIVER_LICENSE"]);
/** What people give to be known, served and paid. A card's number or a password asks for care all the same. */
const GIVEN = new Set([...HANDED_OUT, ...OFFICIAL]);

const OWN_NUMBER = {
  all: ["own_matters.number", "own_matters.my"],
  words: 5,
  sentences: 0,
  negatable: false as const,
  questions: true as const,
};

/**
 * Which identifiers of an interaction are the user's own and serve the user's own request: the number
 * by which users make themselves known, the account on which they want to be paid, whether the answer
 * uses it or confirms it, and an IBAN asked for by its owner. Values that are missing ask for the
 * ordinary care.
 */
export function ownValues(input: SignalInput): ReadonlyMap<PersonalData, OwnUse> {
  const uses = new Map<PersonalData, OwnUse>();
  const asked = asksForOwn(input) && !speaksOfOthers(input);
  for (const item of input.personal_data) {
    const use = isHeld(input, item) ? useOfHeld(input, item) : asked ? useOfTold(item) : undefined;
    if (use !== undefined) uses.set(item, use);
  }
  return uses;
}

/** Whether anybody else is named, or asked about. */
function speaksOfOthers(input: SignalInput): boolean {
  const own = ownNames(input);
  const named = input.personal_data.some(
    (item) => item.kind === "PERSON" && item.side === "output" && !own.has(item),
  );
  return named || hitsOf(input.input.words, "other_people.related").length > 0;
}

function asksForOwn({ input }: SignalInput): boolean {
  return findTogether(input, OWN_NUMBER).length > 0;
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

function useOfTold({ kind }: PersonalData): OwnUse | undefined {
  if (HANDED_OUT.has(kind)) return "ordinary";
  return OFFICIAL.has(kind) ? "told_to_owner" : undefined;
}
