import type { Law } from "./laws/law.ts";
import type { Detector } from "./personal_data/detector.ts";
import type { Hazard } from "./safety/hazard.ts";

/** Everything an audit knows, gathered from the folders at the edge and handed in as a value. */
export interface Catalogue {
  /** ISO date (YYYY-MM-DD) of the newest change to laws, detectors or hazards. */
  readonly date: string;
  readonly detectors: readonly Detector[];
  readonly hazards: readonly Hazard[];
  readonly laws: readonly Law[];
}

/** What of it tells which laws there are. */
export type LawBook = Pick<Catalogue, "date" | "laws">;
