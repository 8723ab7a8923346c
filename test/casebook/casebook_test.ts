import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { z } from "zod";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";
import { isDocumentedTag } from "../audit/is_documented_tag.ts";
import { CasebookCaseSchema, type CasebookCase } from "./casebook_case.ts";
import { checkCase } from "./check_case.ts";

const FOLDER = new URL("./", import.meta.url);
const GAPS = "known_gaps.json";

async function readCases(): Promise<CasebookCase[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".json") && file !== GAPS);
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, FOLDER), "utf8")));
  return texts.flatMap((text) => z.array(CasebookCaseSchema).parse(JSON.parse(text)));
}

const cases = await readCases();
const catalogue = await loadCatalogue();
const gaps = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(await readFile(new URL(GAPS, FOLDER), "utf8")));

function isBenign(one: CasebookCase): boolean {
  return one.expect.status.join() === "Fully Compliant";
}

test("the casebook is as wide as it claims", () => {
  assert.ok(cases.length >= 150);
  assert.equal(new Set(cases.map((one) => one.id)).size, cases.length);
  assert.ok(cases.filter(isBenign).length * 3 >= cases.length);
  assert.ok(new Set(cases.map((one) => one.language)).size >= 12);
  assert.ok(new Set(cases.map((one) => one.output.country)).size >= 15);
});

test("every wrong that a case names is a documented tag, and only breaches name any", () => {
  for (const { id, expect } of cases) {
    for (const tag of expect.wrongs ?? []) {
      assert.ok(tag.startsWith("hazard:") || isDocumentedTag(tag), `${id}: ${tag}`);
    }
    assert.ok(!expect.wrongs || !expect.status.includes("Fully Compliant"), id);
  }
});

test("every case meets its expectations, or stands in the list of gaps", (context) => {
  const missed: Record<string, string[]> = {};
  for (const one of cases) {
    const found = checkCase(one, catalogue);
    if (found.length > 0) missed[one.id] = found;
  }
  const met = cases.length - Object.keys(missed).length;
  context.diagnostic(`${met} of ${cases.length} cases meet every expectation`);
  for (const id of Object.keys(gaps)) {
    if (!(id in missed)) context.diagnostic(`the gap ${id} is closed: take it off the list`);
  }
  for (const [id, found] of Object.entries(missed)) {
    assert.ok(id in gaps, `${id}: ${found.join("; ")}`);
  }
});

test("at least 90 % of the cases and 97 % of the benign ones are met", () => {
  const benign = cases.filter(isBenign);
  const missedBenign = benign.filter((one) => one.id in gaps);
  assert.ok(Object.keys(gaps).length <= cases.length * 0.1);
  assert.ok(missedBenign.length <= benign.length * 0.03);
});
