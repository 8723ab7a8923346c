import assert from "node:assert/strict";
import { test } from "node:test";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();

/** What is personal in an answer, given what the user wrote. */
function findInAnswer(input: string, output: string, country: string): string[] {
  const findings = detectPersonalData(
    {
      use_case: "",
      company_name: "",
      input: { value: input, format: "text", country },
      output: { value: output, format: "text", country },
    },
    { detectors, countries: [country] },
  );
  return findings
    .filter(({ side, personal }) => side === "output" && personal)
    .map(({ kind, start, end }) => `${kind} ${output.slice(start, end)}`);
}

test("a name that was found where a title stands is found where none does", () => {
  const found = findInAnswer("我是王小明女士的哥哥。", "王小明已经下单。", "CN");
  assert.deepEqual(found, ["PERSON 王小明"]);
});

test("of an address its street is known again without the town", () => {
  const input = "Postal address: 22 Te Ara Tika, Whanganui 4500, New Zealand.";
  const found = findInAnswer(input, "A courier comes to 22 Te Ara Tika tomorrow.", "NZ");
  assert.deepEqual(found, ["ADDRESS 22 Te Ara Tika"]);
});

test("a birthday is somebody's where only the date is said again", () => {
  const input = "I was born on 14-02-1961. When is my appointment?";
  const found = findInAnswer(input, "Booked for 03-12-2026 (14-02-1961).", "NL");
  assert.deepEqual(found, ["DATE_TIME 14-02-1961"]);
});

test("a place that is no part of the address stays a place", () => {
  const input = "I live at 14 Wattle Grove, Melbourne VIC 3053.";
  assert.deepEqual(findInAnswer(input, "Melbourne has trams.", "AU"), []);
});
