/** ISO date of the newest change to a detector, a hazard or a law; part of every report. */
export const CATALOGUE_DATE = "2026-11-22";
