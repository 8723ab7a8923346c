import type { Catalogue } from "../audit/catalogue.ts";
import type { Detector } from "../audit/personal_data/detector.ts";
import type { Hazard } from "../audit/safety/hazard.ts";
import { gatherMembers } from "./gather_members.ts";
import { loadLaws } from "./load_laws.ts";

/**
 * Gathers every detector, hazard and law from its folder, so that a new one is a new file and
 * nothing else. The order is that of the paths.
 *
 * @throws Error when two files of a folder claim the same id, or a module fails to load.
 */
export async function loadCatalogue(): Promise<Catalogue> {
  const [detectors, hazards, laws] = await Promise.all([
    gatherMembers<Detector>("personal_data", "detector"),
    gatherMembers<Hazard>("safety", "hazard"),
    loadLaws(),
  ]);
  return { ...laws, detectors, hazards };
}
