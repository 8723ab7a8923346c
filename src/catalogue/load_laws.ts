import type { LawBook } from "../audit/catalogue.ts";
import type { Law } from "../audit/laws/law.ts";
import { CATALOGUE_DATE } from "./catalogue_date.ts";
import { gatherMembers } from "./gather_members.ts";

/**
 * Gathers the laws from their folder, for who shows or applies them without auditing: the detectors
 * bring models along that take a hundred MiB.
 *
 * @throws Error when two files claim the same id, or a module fails to load.
 */
export async function loadLaws(): Promise<LawBook> {
  return { date: CATALOGUE_DATE, laws: await gatherMembers<Law>("laws", "law") };
}
