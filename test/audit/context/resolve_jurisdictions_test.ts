import assert from "node:assert/strict";
import { test } from "node:test";
import { resolveCountry } from "../../../src/audit/context/resolve_country.ts";
import {
  expandCountry,
  resolveJurisdictions,
} from "../../../src/audit/context/resolve_jurisdictions.ts";

function jurisdictionsOf(user: string, business: string, text = "") {
  return resolveJurisdictions({
    use_case: "support",
    company_name: "Acme",
    input: { value: text, format: "text", country: user },
    output: { value: "", format: "text", country: business },
  });
}

const COUNTRIES: readonly (readonly [string, string])[] = [
  ["Germany", "DE"],
  ["de", "DE"],
  ["DEU", "DE"],
  ["Deutschland", "DE"],
  ["Allemagne", "DE"],
  ["  germany ", "DE"],
  ["USA", "US"],
  ["U.S.", "US"],
  ["United States", "US"],
  ["United States of America", "US"],
  ["Estados Unidos", "US"],
  ["UK", "GB"],
  ["United Kingdom", "GB"],
  ["England", "GB"],
  ["South Korea", "KR"],
  ["Republic of Korea", "KR"],
  ["대한민국", "KR"],
  ["日本", "JP"],
  ["中国", "CN"],
  ["Türkiye", "TR"],
  ["Turkey", "TR"],
  ["Viet Nam", "VN"],
  ["Czech Republic", "CZ"],
  ["Czechia", "CZ"],
  ["The Netherlands", "NL"],
  ["Holland", "NL"],
  ["Hong Kong", "HK"],
  ["UAE", "AE"],
  ["Brasil", "BR"],
  ["México", "MX"],
  ["Georgia", "GE"],
  ["Côte d'Ivoire", "CI"],
  ["EU", "EU"],
];

test("a country is read from codes, names in several languages and variants", () => {
  for (const [text, code] of COUNTRIES) {
    assert.deepEqual({ text, code: resolveCountry(text).code }, { text, code });
  }
});

test("the word global means no country, and nonsense is unknown", () => {
  for (const text of ["global", "Global", "WORLDWIDE"]) {
    assert.equal(resolveCountry(text).result, "global");
  }
  for (const text of ["", "Atlantis", "12345", "xx-yy-zz"]) {
    assert.equal(resolveCountry(text).result, "unknown");
  }
});

test("a state names its country, and a country beside it wins", () => {
  assert.deepEqual(resolveCountry("California"), {
    result: "known",
    code: "US",
    regions: ["US-CA"],
  });
  assert.deepEqual(resolveCountry("Austin, Texas, USA").regions, ["US-TX"]);
  assert.deepEqual(resolveCountry("Québec, Canada").regions, ["CA-QC"]);
  assert.deepEqual(resolveCountry("US-IL"), { result: "known", code: "US", regions: ["US-IL"] });
  assert.deepEqual(resolveCountry("us-tn").regions, ["US-TN"]);
  assert.deepEqual(resolveCountry("DE-BY"), { result: "known", code: "DE", regions: [] });
  assert.equal(resolveCountry("XX-YY").result, "unknown");
});

test("members of the union and of the economic area get their unions' law", () => {
  assert.deepEqual(expandCountry("FR"), ["EU", "EEA", "FR"]);
  assert.deepEqual(expandCountry("NO"), ["EEA", "NO"]);
  assert.deepEqual(expandCountry("GB"), ["GB"]);
  assert.deepEqual(expandCountry("CH"), ["CH"]);
  assert.deepEqual(expandCountry("RE"), ["EU", "EEA", "FR", "RE"]);
});

test("where one side is global, the other speaks for both", () => {
  const found = jurisdictionsOf("Germany", "global");
  assert.deepEqual([...found.user], [...found.business]);
  assert.deepEqual(found.codes, ["EU", "DE"]);
  assert.deepEqual(jurisdictionsOf("global", "global").codes, []);
});

test("an unknown country is noted and treated as global", () => {
  const found = jurisdictionsOf("Atlantis", "France");
  assert.equal(found.notes.length, 1);
  assert.match(found.notes[0] ?? "", /user's country was not recognized/);
  assert.deepEqual(found.codes, ["EU", "FR"]);
});

test("states count when the text places the interaction there", () => {
  assert.deepEqual(jurisdictionsOf("US", "US", "I live in California.").codes, ["US", "US-CA"]);
  assert.deepEqual(jurisdictionsOf("US", "US", "Ship it to Austin, TX 78701").codes, [
    "US",
    "US-TX",
  ]);
  assert.deepEqual(jurisdictionsOf("US", "US", "My sister Virginia likes it, OK?").codes, ["US"]);
  assert.deepEqual(jurisdictionsOf("Germany", "France", "I love California").codes, [
    "EU",
    "DE",
    "FR",
  ]);
});
