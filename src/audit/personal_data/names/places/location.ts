import type { Candidate, DetectionInput, Detector } from "../../detector.ts";
import { caselessGroups } from "../traits/caseless_groups.ts";
import { caselessPlaces } from "./caseless_places.ts";
import { listedCaselessPlaces } from "./listed_caseless_places.ts";
import { findNames } from "../find_names.ts";
import { isInsideLink } from "../words/is_inside_link.ts";
import { makeTextCoverage } from "../words/text_coverage.ts";

/** A postcode behind a city is a part of an address. */
function withoutPostcode(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(start, end).replace(/[ ,]+\d[\d -]*$/u, "");
}

const HAN = /\p{Script=Han}/u;

/** Whether a country in Han characters stands for where somebody is from: "韩国大哥". */
function isPeople(text: string, { start, end }: { start: number; end: number }): boolean {
  if (!HAN.test(text.slice(start, end))) return false;
  return caselessGroups(text.slice(start, end + 4)).some((group) => group.start === 0);
}

function detect(input: DetectionInput): Candidate[] {
  const listed = [...listedCaselessPlaces(input.text), ...caselessPlaces(input.text)].map(
    (span) => ({
      ...span,
      confidence: 0.4,
    }),
  );
  const tagged = findNames(input)
    .names.filter(({ kind }) => kind === "LOCATION")
    .filter((name) => !isInsideLink(input.text, name) && !isPeople(input.text, name))
    .map((name) => ({ ...name, end: name.start + withoutPostcode(input.text, name).length }));
  const coverage = makeTextCoverage(input.text.length);
  return [...tagged, ...listed]
    .filter((span) => coverage.take(span))
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
      { text: "저는 부산에 살아요. 아버지는 대구에서 일하십니다.", finds: ["부산", "대구"] },
      { text: "يعيش في الرياض منذ عام", finds: ["الرياض"] },
      { text: "Я живу у Львові, брат у Києві.", finds: ["Львові", "Києві"] },
      { text: "Mieszkam w Toruniu, pracuję w Bydgoszczy.", finds: ["Toruniu", "Bydgoszczy"] },
      {
        text: "City: Eugene\nState: OR\nWarehouse: Waterford",
        finds: ["Eugene", "OR", "Waterford"],
      },
      { text: "I grew up on S Jefferson Way in Omaha.", finds: ["S Jefferson Way", "Omaha"] },
      { text: "Wir fahren morgen nach Hamburg.", finds: ["Hamburg"] },
    ],
    false: ["Sort the list and print the first item.", "The quick brown fox jumps."],
  },
};
