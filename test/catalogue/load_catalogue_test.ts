import assert from "node:assert/strict";
import { test } from "node:test";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";

test("the catalogue holds what the folders hold, always in the same order", async () => {
  const catalogue = await loadCatalogue();
  const ids = catalogue.detectors.map((detector) => detector.id);
  for (const id of ["email", "phone", "credit_card", "iban", "ip_address", "mac_address", "url"]) {
    assert.ok(ids.includes(id), id);
  }
  assert.equal(new Set(ids).size, ids.length);
  assert.match(catalogue.date, /^\d{4}-\d{2}-\d{2}$/);
  assert.deepEqual((await loadCatalogue()).detectors, catalogue.detectors);
});
