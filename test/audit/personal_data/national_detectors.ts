import { readdir } from "node:fs/promises";
import type { Candidate, Detector } from "../../../src/audit/personal_data/detector.ts";

const FOLDER = new URL("../../../src/audit/personal_data/national/", import.meta.url);

/** Every detector of the folder of national identifiers. */
export async function nationalDetectors(): Promise<Detector[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".ts")).sort();
  const modules = await Promise.all(files.map((file) => import(new URL(file, FOLDER).href)));
  return modules.map((module: { detector: Detector }) => module.detector);
}

/** What a detector proposed, with the text it stands for. */
export interface Found extends Candidate {
  readonly detector: string;
  readonly value: string;
}

/** Runs detectors over one text as the audit does: all over the same input. */
export function findIn(
  text: string,
  options: { detectors: readonly Detector[]; countries?: readonly string[] },
): Found[] {
  const input = { text, side: "input" as const, countries: options.countries ?? [] };
  return options.detectors.flatMap((detector) =>
    detector.detect(input).map((candidate) => ({
      ...candidate,
      detector: detector.id,
      value: text.slice(candidate.start, candidate.end),
    })),
  );
}
