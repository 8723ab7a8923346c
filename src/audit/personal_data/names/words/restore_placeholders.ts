import { PLACEHOLDER } from "../../../redaction/placeholder.ts";

/** What commonly stood where a placeholder stands now, short enough to fit into it. */
const STAND_INS: Readonly<Record<string, string>> = {
  PERSON: "Anderson",
  LOCATION: "Hamburg",
  ADDRESS: "Oak St 7",
  EMAIL: "jo@do.me",
  USERNAME: "jo_77",
  AGE: "41",
  NRP: "Thai",
};

function standIn(placeholder: string): string {
  const kind = /[A-Z_]*[A-Z]/.exec(placeholder)?.[0] ?? "";
  return (STAND_INS[kind] ?? "70413").slice(0, placeholder.length).padStart(placeholder.length);
}

/**
 * The text with a stand-in of the same length for each placeholder, so that a redacted text reads
 * to the tagger as it read before, and the names left in it are judged alike.
 */
export function restorePlaceholders(text: string): string {
  return text.includes("[") ? text.replace(PLACEHOLDER, standIn) : text;
}
