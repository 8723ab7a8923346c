import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

const NUMBER = /\p{N}/u;

/** A street without a number is a place, and no address: "I grew up on S Jefferson Way". */
export function asStreet(name: TaggedName, { text }: Analysis): TaggedName {
  if (name.kind !== "ADDRESS" || NUMBER.test(text.slice(name.start, name.end))) return name;
  return { ...name, kind: "LOCATION" };
}
