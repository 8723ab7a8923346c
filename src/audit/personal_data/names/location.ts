import type { Candidate, DetectionInput, Detector } from "../detector.ts";
import { findNames } from "./find_names.ts";
import { isInsideLink } from "./is_inside_link.ts";

/** A postcode behind a city is a part of an address. */
function withoutPostcode(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(start, end).replace(/[ ,]+\d[\d -]*$/u, "");
}

function detect(input: DetectionInput): Candidate[] {
  return findNames(input)
    .names.filter(({ kind }) => kind === "LOCATION")
    .filter((name) => !isInsideLink(input.text, name))
    .map((name) => ({ ...name, end: name.start + withoutPostcode(input.text, name).length }))
    .map(({ start, end, confidence }) => ({
      kind: "LOCATION",
      start,
      end,
      confidence: 0.5 + confidence / 2,
      validated: false,
      personal: false,
    }));
}

/** Names of places. A bare city or country does not single out a person. */
export const detector: Detector = {
  id: "location",
  source: "ISO 3166 for countries, https://www.iso.org/iso-3166-country-codes.html",
  detect,
  examples: {
    true: [
      { text: "I was born in Lisbon and now live in Canada.", finds: ["Lisbon", "Canada"] },
      { text: "Wir fahren morgen nach Hamburg.", finds: ["Hamburg"] },
    ],
    false: ["Sort the list and print the first item.", "The quick brown fox jumps."],
  },
};
