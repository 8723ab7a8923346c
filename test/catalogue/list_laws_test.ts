import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { describeCatalogue } from "../../src/catalogue/describe_catalogue.ts";
import { listLaws } from "../../src/catalogue/list_laws.ts";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";

const catalogue = await loadCatalogue();

function namesOf(query: Parameters<typeof listLaws>[1]): Set<string> {
  return new Set(listLaws(catalogue, query).map((law) => law.name));
}

test("laws are listed by country, domain and date", () => {
  const germany = namesOf({ country: "Germany", domain: "employment", date: "2026-11-21" });
  for (const name of ["GDPR", "AGG", "EU AI Act"]) assert.ok(germany.has(name), name);
  for (const name of ["HIPAA", "MDR", "CCPA", "UK GDPR"]) assert.ok(!germany.has(name), name);
  const california = namesOf({ country: "California", date: "2026-11-21" });
  assert.ok(california.has("CCPA") && california.has("COPPA"));
  assert.ok(!namesOf({ country: "US", date: "2026-11-21" }).has("CCPA"));
  assert.ok(!namesOf({ country: "Colorado", date: "2026-12-31" }).has("SB 26-189"));
  assert.ok(namesOf({ country: "Colorado", date: "2027-01-01" }).has("SB 26-189"));
});

test("without a country all laws in force are listed, and worldwide only the worldwide ones", () => {
  assert.ok(namesOf({ date: "2027-12-31" }).size > 100);
  const worldwide = listLaws(catalogue, { country: "global", date: "2026-11-21" });
  assert.ok(worldwide.length > 0);
  assert.ok(worldwide.every((law) => law.jurisdictions.includes("global")));
});

test("articles that are not in force yet are left out", () => {
  const articles = (date: string) =>
    listLaws(catalogue, { country: "France", date }).find((law) => law.name === "EU AI Act")
      ?.articles;
  assert.ok(!articles("2026-08-01")?.some((article) => article.id === "Art. 50(1)"));
  assert.ok(articles("2026-08-02")?.some((article) => article.id === "Art. 50(1)"));
});

test("an unknown country is refused", () => {
  assert.throws(() => listLaws(catalogue, { country: "Atlantis", date: "2026-11-21" }), RangeError);
});

test("the published page says what the catalogue holds", async () => {
  const page = await readFile(new URL("../../src/audit/laws/README.md", import.meta.url), "utf8");
  assert.equal(
    page,
    describeCatalogue(catalogue),
    "run node src/catalogue/write_catalogue_page.ts",
  );
});
