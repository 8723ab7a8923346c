import { readdir } from "node:fs/promises";

const AUDIT_FOLDER = new URL("../audit/", import.meta.url);

/** The files of a folder at any depth, as addresses, always in the same order. */
async function listModules(folder: URL): Promise<URL[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => new URL(`file://${encodeURI(`${entry.parentPath}/${entry.name}`)}`))
    .sort((one, other) => (one.href < other.href ? -1 : 1));
}

/**
 * The members that the modules of a folder of the audit export under one name, in the order of
 * their paths; other modules are passed by.
 *
 * @throws Error when two modules claim the same id, or one fails to load
 */
export async function gatherMembers<T extends { readonly id: string }>(
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
