import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Given names and surnames of many countries, single words in lower case. */
export interface WorldNames {
  readonly given: Set<string>;
  readonly surnames: Set<string>;
}

/** The beginning of a list of names in a provider's source. */
const LIST = /^ {4}(first|last)_names?\w*(?:: [^=\n]+)? = /gmu;
const LITERAL = /"([^"\\\n]+)"|'([^'\\\n]+)'/gu;
/** A list ends where the next member of the class begins. */
const NEXT_MEMBER = /^ {4}\S(?<!\)|\])/mu;

/** A name's letters; Chinese and Japanese ones have no words apart. */
const WORD = /^(?!\p{Script=Han})\p{L}[\p{L}\p{M}'’ʼ\u200c\u200d]*$/u;
const PARTICLE =
  /^(?:van|von|der|den|de|del|la|los|las|da|dos|di|du|le|el|al|bin|ibn|zu|ten|ter|y)$/u;
const FEWEST_LETTERS = 2;

function wordsOf(list: string): string[] {
  return [...list.matchAll(LITERAL)]
    .flatMap(([, double, single]) => (double ?? single ?? "").toLowerCase().split(/[\s-]+/u))
    .filter((word) => word.length >= FEWEST_LETTERS && WORD.test(word) && !PARTICLE.test(word));
}

type Lists = readonly string[] | Readonly<Record<string, readonly string[]>>;

interface Locale {
  readonly person?: { readonly first_name?: Lists; readonly last_name?: Lists };
}

/** Adds the names of all locales of the npm package `@faker-js/faker`, unpacked into the folder. */
async function addModuleNames(folder: string, names: WorldNames): Promise<void> {
  const module = pathToFileURL(join(folder, "@faker-js", "faker", "dist", "index.js")).href;
  const { allLocales } = (await import(module)) as { allLocales: Record<string, Locale> };
  const add = (target: Set<string>, lists: Lists = []): void => {
    for (const name of Object.values(lists).flat()) {
      for (const word of wordsOf(JSON.stringify(name))) target.add(word);
    }
  };
  for (const { person } of Object.values(allLocales)) {
    add(names.given, person?.first_name);
    add(names.surnames, person?.last_name);
  }
}

/** Adds the names of all locales of the Python package `Faker`, installed into the folder. */
function addPackageNames(folder: string, names: WorldNames): void {
  const providers = join(folder, "faker", "providers", "person");
  for (const entry of readdirSync(providers, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith("__")) continue;
    const source = readFileSync(join(providers, entry.name, "__init__.py"), "utf8");
    for (const list of source.matchAll(LIST)) {
      const rest = source.slice(list.index + list[0].length);
      const end = NEXT_MEMBER.exec(rest)?.index ?? rest.length;
      const target = list[1] === "first" ? names.given : names.surnames;
      for (const word of wordsOf(rest.slice(0, end))) target.add(word);
    }
  }
}

/** Reads the names of both packages. */
export async function readFakerNames(folders: {
  readonly packages: string;
  readonly modules: string;
}): Promise<WorldNames> {
  const names: WorldNames = { given: new Set(), surnames: new Set() };
  addPackageNames(folders.packages, names);
  await addModuleNames(folders.modules, names);
  return names;
}
