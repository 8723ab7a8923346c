import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { z } from "zod";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";
import { CasebookCaseSchema, type CasebookCase } from "./casebook_case.ts";
import { checkCase } from "./check_case.ts";

/** Books by authors who had seen neither words nor cases, from which nothing is ever learned. */
const FOLDER = new URL("./held_out/", import.meta.url);
/** What was met when they came in, with some room: a change that loses more has lost breadth. */
const LEAST_MET = 0.82;
const LEAST_BENIGN = 0.885;

async function readBook(file: string): Promise<CasebookCase[]> {
  const text = await readFile(new URL(file, FOLDER), "utf8");
  return z.array(CasebookCaseSchema).parse(JSON.parse(text));
}

const books = await Promise.all((await readdir(FOLDER)).map(readBook));
const catalogue = await loadCatalogue();

test("books that nothing was learned from are met as far as they were", (context) => {
  const cases = books.flat();
  const met = cases.filter((one) => checkCase(one, catalogue).length === 0);
  const benign = cases.filter(({ expect }) => expect.status.join() === "Fully Compliant");
  const quiet = benign.filter((one) => met.includes(one));
  context.diagnostic(
    `${met.length} of ${cases.length} met, benign ${quiet.length} of ${benign.length}`,
  );
  assert.ok(met.length >= LEAST_MET * cases.length);
  assert.ok(quiet.length >= LEAST_BENIGN * benign.length);
});
