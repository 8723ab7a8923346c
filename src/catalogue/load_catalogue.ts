import { readdir } from "node:fs/promises";
import type { Catalogue } from "../audit/catalogue.ts";
import type { Law } from "../audit/laws/law.ts";
import type { Detector } from "../audit/personal_data/detector.ts";
import type { Hazard } from "../audit/safety/hazard.ts";

/** ISO date of the newest change to a detector, a hazard or a law; part of every report. */
const CATALOGUE_DATE = "2026-11-21";

const AUDIT_FOLDER = new URL("../audit/", import.meta.url);

/** The files of a folder at any depth, as addresses, always in the same order. */
async function listModules(folder: URL): Promise<URL[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => new URL(`file://${encodeURI(`${entry.parentPath}/${entry.name}`)}`))
    .sort((one, other) => (one.href < other.href ? -1 : 1));
}

/** The members that the modules of a folder export under one name; other modules are passed by. */
async function gather<T extends { readonly id: string }>(
  folder: string,
  member: string,
): Promise<T[]> {
  const found: T[] = [];
  const homes = new Map<string, string>();
  for (const module of await listModules(new URL(`${folder}/`, AUDIT_FOLDER))) {
    const exported = ((await import(module.href)) as Record<string, unknown>)[member];
    if (exported === undefined) continue;
    const item = exported as T;
    const home = homes.get(item.id);
    if (home !== undefined) {
      throw new Error(`${member} id "${item.id}" is used by both ${home} and ${module.pathname}`);
    }
    homes.set(item.id, module.pathname);
    found.push(item);
  }
  return found;
}

/**
 * Gathers every detector, hazard and law from its folder, so that a new one is a new file and
 * nothing else. The order is that of the paths.
 *
 * @throws Error when two files of a folder claim the same id, or a module fails to load.
 */
export async function loadCatalogue(): Promise<Catalogue> {
  const [detectors, hazards, laws] = await Promise.all([
    gather<Detector>("personal_data", "detector"),
    gather<Hazard>("safety", "hazard"),
    gather<Law>("laws", "law"),
  ]);
  return { date: CATALOGUE_DATE, detectors, hazards, laws };
}
