import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";
import { evaluation, scoreRows } from "../../src/evaluation/personal_data.ts";
import type { FileScore } from "../../src/evaluation/personal_data.ts";
import { readLabelledTexts } from "../../src/evaluation/read_labelled_texts.ts";

/** Less than this is not a loss of quality but a tie that fell otherwise. */
const TOLERANCE = 0.005;
const DATA = process.env["ASSAY_EVALUATION_DATA"];

function assertNoLoss(name: string, measured: FileScore, committed: FileScore): void {
  for (const [label, { f2, annotated }] of Object.entries(committed.labels)) {
    if (annotated === 0) continue;
    const now = measured.labels[label]?.f2 ?? 0;
    assert.ok(now >= f2 - TOLERANCE, `${name} ${label}: F2 ${now}, was ${f2}`);
  }
  assert.ok(measured.untyped.f2 >= committed.untyped.f2 - TOLERANCE, `${name} untyped`);
  assert.ok(measured.characters.f2 >= committed.characters.f2 - TOLERANCE, `${name} characters`);
}

test("the sample's personal data is found, and nothing else", async () => {
  const { detectors } = await loadCatalogue();
  for await (const { rows } of readLabelledTexts(new URL("./", import.meta.url), "sample")) {
    const { untyped, labels } = scoreRows(rows, detectors);
    assert.equal(untyped.recall, 1);
    assert.equal(untyped.precision, 1);
    for (const [label, { f2 }] of Object.entries(labels)) assert.equal(f2, 1, label);
  }
});

test(
  "no label of any data file has lost quality against the committed table",
  { skip: DATA === undefined && "ASSAY_EVALUATION_DATA names no folder of labelled data" },
  async () => {
    const committed = JSON.parse(
      await readFile(new URL("personal_data.json", import.meta.url), "utf8"),
    ) as Record<string, FileScore>;
    const measured = (await evaluation.run({
      folder: pathToFileURL(`${DATA}/`),
      print: () => undefined,
    })) as Record<string, FileScore>;
    for (const [name, score] of Object.entries(committed)) {
      const now = measured[name];
      if (now !== undefined) assertNoLoss(name, now, score);
    }
  },
);
