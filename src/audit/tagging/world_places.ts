import azerbaijani from "i18n-iso-countries/langs/az.json" with { type: "json" };
import belarusian from "i18n-iso-countries/langs/be.json" with { type: "json" };
import bulgarian from "i18n-iso-countries/langs/bg.json" with { type: "json" };
import greek from "i18n-iso-countries/langs/el.json" with { type: "json" };
import estonian from "i18n-iso-countries/langs/et.json" with { type: "json" };
import hungarian from "i18n-iso-countries/langs/hu.json" with { type: "json" };
import indonesian from "i18n-iso-countries/langs/id.json" with { type: "json" };
import lithuanian from "i18n-iso-countries/langs/lt.json" with { type: "json" };
import latvian from "i18n-iso-countries/langs/lv.json" with { type: "json" };
import macedonian from "i18n-iso-countries/langs/mk.json" with { type: "json" };
import malay from "i18n-iso-countries/langs/ms.json" with { type: "json" };
import romanian from "i18n-iso-countries/langs/ro.json" with { type: "json" };
import russian from "i18n-iso-countries/langs/ru.json" with { type: "json" };
import slovenian from "i18n-iso-countries/langs/sl.json" with { type: "json" };
import albanian from "i18n-iso-countries/langs/sq.json" with { type: "json" };
import serbian from "i18n-iso-countries/langs/sr.json" with { type: "json" };
import turkish from "i18n-iso-countries/langs/tr.json" with { type: "json" };
import ukrainian from "i18n-iso-countries/langs/uk.json" with { type: "json" };
import { MORE_PLACES } from "./gazetteer/more_places.ts";
import { hashString } from "./hash.ts";
import { placeStem } from "./place_stem.ts";
import { fromBase64, readAscending } from "./read_ascending.ts";
import file from "./world_places.json" with { type: "json" };

function setOf({ count, keys }: { readonly count: number; readonly keys: string }): Set<number> {
  return new Set(readAscending(fromBase64(keys), count).numbers);
}

const NAMES = setOf(file.names);
const STEMS = setOf(file.stems);

/** Countries in languages in which the tagger has not learned them, and those that inflect them. */
const COUNTRIES = [azerbaijani, estonian, greek, hungarian, indonesian, latvian, lithuanian, malay];
const MORE_COUNTRIES = [albanian, romanian, turkish];
const INFLECTED = [belarusian, bulgarian, macedonian, russian, serbian, slovenian, ukrainian];

function namesOf(tables: readonly { readonly countries: object }[]): string[] {
  const names = tables.flatMap(({ countries }) =>
    Object.values<string | string[]>({ ...countries }),
  );
  return names.flat().map((name) => name.toLowerCase());
}

function addCountries(): void {
  for (const name of namesOf([...COUNTRIES, ...MORE_COUNTRIES])) NAMES.add(hashString(name));
  for (const name of namesOf(INFLECTED)) {
    NAMES.add(hashString(name));
    STEMS.add(hashString(name.split(" ").map(placeStem).join(" ")));
  }
}

addCountries();

const WELL_KNOWN = new Set<number>();
const WELL_KNOWN_STEMS = new Set<number>();
/** Languages whose cases the stems are of. */
const SLAVIC = new Set(["ru", "uk"]);

function addWellKnown(): void {
  for (const [language, places] of Object.entries(MORE_PLACES)) {
    for (const place of places.split("|")) {
      const name = foldPlace(place);
      NAMES.add(hashString(name));
      WELL_KNOWN.add(hashString(name));
      if (!SLAVIC.has(language)) continue;
      const stem = hashString(name.split(" ").map(placeStem).join(" "));
      STEMS.add(stem);
      WELL_KNOWN_STEMS.add(stem);
    }
  }
}

/** Romanian letters with commas as the lists have them, with cedillas, and the Turkish capital İ. */
function foldPlace(name: string): string {
  if (!/[șț\u0307-]/u.test(name)) return name;
  return name
    .replaceAll("ș", "ş")
    .replaceAll("ț", "ţ")
    .replaceAll("i\u0307", "i")
    .replaceAll("-", " ");
}

addWellKnown();

/** Whether a town or country has the name: words in lower case, parted by single spaces. */
export function isWorldPlace(name: string): boolean {
  return NAMES.has(hashString(name)) || NAMES.has(hashString(foldPlace(name)));
}

/** The same for regions, rivers, seas, mountains and towns that everybody knows. */
export function isWellKnownPlace(name: string): boolean {
  return WELL_KNOWN.has(hashString(foldPlace(name)));
}

/** Whether the words, in lower case, may be a case of a name that Slavic languages inflect. */
export function isInflectedPlace(words: readonly string[]): boolean {
  return STEMS.has(hashString(words.map(placeStem).join(" ")));
}

/** The same for the best-known places of Russian and Ukrainian. */
export function isInflectedWellKnown(word: string): boolean {
  return WELL_KNOWN_STEMS.has(hashString(placeStem(word)));
}
