import { hitsOf } from "../../reading/hits_of.ts";
import type { PersonalData } from "../../report.ts";
import { findTogether } from "./find_together.ts";
import { ownNames } from "./own_names.ts";
import type { SignalInput } from "./signal.ts";

/** `ordinary`: the request needs the value. `told_to_owner`: the answer tells users their own. */
export type OwnUse = "ordinary" | "told_to_owner";

/** Numbers that people hand out to be paid or served. */
const HANDED_OUT = new Set(["IBAN", "BANK_ACCOUNT", "MEDICAL_ID"]);
const OFFICIAL = new Set(["NATIONAL_ID", "TAX_ID", "SSN", "PASSPORT", "DRIVER_LICENSE"]);
const TO_BE_PAID = new Set(["IBAN", "BANK_ACCOUNT"]);

/** Where the number of a citizen is the customer number of daily life. */
const EVERYDAY = new Set(["BR", "CL", "UY", "AR", "SE", "NO", "DK", "FI", "IS"]);

const OWN_NUMBER = {
  all: ["own.number", "own.my"],
  words: 5,
  sentences: 0,
  negatable: false as const,
  questions: true as const,
};

/**
 * Which identifiers of an interaction are the user's own and serve the user's own request: an account
 * for a payment, a taxpayer's number for the copy of a bill, an IBAN asked for by its owner. Values
 * that are missing ask for the ordinary care.
 */
export function ownValues(input: SignalInput): ReadonlyMap<PersonalData, OwnUse> {
  const uses = new Map<PersonalData, OwnUse>();
  if (speaksOfOthers(input)) return uses;
  const asked = asksForOwn(input);
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
  return named || hitsOf(input.input.words, "other.related").length > 0;
}

function asksForOwn({ input }: SignalInput): boolean {
  return findTogether(input, OWN_NUMBER).length > 0;
}

/** Whether the user gave the value. */
function isHeld({ input, output }: SignalInput, { side, start, end }: PersonalData): boolean {
  if (side === "input") return true;
  const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
  return squeeze(input.lower).includes(squeeze(output.lower.slice(start, end)));
}

/** What users give so that they are paid or served. */
function useOfHeld(input: SignalInput, item: PersonalData): OwnUse | undefined {
  const asks = (step: string) => hitsOf(input.input.words, step).length > 0;
  if (TO_BE_PAID.has(item.kind))
    return asks("own.pay|return.wish|return.ask") ? "ordinary" : undefined;
  if (item.side === "output" || !EVERYDAY.has(item.jurisdiction ?? "")) return undefined;
  if (item.kind !== "NATIONAL_ID" && item.kind !== "TAX_ID") return undefined;
  return asks("own.service|own.pay") && isServed(input) ? "ordinary" : undefined;
}

/** An answer that goes on about the request needed what identifies the customer. */
function isServed({ output }: SignalInput): boolean {
  return hitsOf(output.words, "own.service|own.pay|own.yours").length > 0;
}

function useOfTold({ kind }: PersonalData): OwnUse | undefined {
  if (HANDED_OUT.has(kind)) return "ordinary";
  return OFFICIAL.has(kind) ? "told_to_owner" : undefined;
}
