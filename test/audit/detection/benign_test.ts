import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const FOLDER = new URL("../benign/", import.meta.url);
const { detectors } = await loadCatalogue();

/** Ordinary texts, a file a language, set apart by lines of three hyphens. */
for (const name of (await readdir(FOLDER)).sort()) {
  const content = await readFile(new URL(name, FOLDER), "utf8");
  test(`nothing in ordinary texts is taken for personal data: ${name}`, () => {
    const alarms = content.split("\n---\n").flatMap((value) => {
      const half = { value, format: "text", country: "global" } as const;
      const interaction = { use_case: "", company_name: "", input: half, output: half };
      return detectPersonalData(interaction, { detectors, countries: [] })
        .filter((finding) => finding.personal && finding.side === "input")
        .map(({ kind, type, start, end }) => `${type ?? kind}: ${value.slice(start, end)}`);
    });
    assert.deepEqual(alarms, []);
  });
}
