import assert from "node:assert/strict";
import { test } from "node:test";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();

/** What is found in a text, as `KIND value`, in order. */
function find(value: string, country: string): string[] {
  const interaction = {
    use_case: "",
    company_name: "",
    input: { value, format: "text", country },
    output: { value: "", format: "text", country },
  } as const;
  return detectPersonalData(interaction, { detectors, countries: [country] }).map(
    ({ kind, start, end }) => `${kind} ${value.slice(start, end)}`,
  );
}

test("an address leaves a labelled number out", () => {
  assert.deepEqual(find("passeport 12AB34567, 14 avenue Foch, 75116 Paris", "FR"), [
    "PASSPORT 12AB34567",
    "ADDRESS 14 avenue Foch, 75116 Paris",
  ]);
});

test("a labelled passport goes before a number that could be dialled", () => {
  assert.deepEqual(find("Паспорт 4509 123456", "RU"), ["PASSPORT 4509 123456"]);
  assert.deepEqual(find("телефон 8 495 123-45-67", "RU"), ["PHONE 8 495 123-45-67"]);
});

test("a taxpayer's number is none of social security where the text says so", () => {
  assert.deepEqual(find("My ITIN is 912-70-1234, not an SSN.", "US"), ["TAX_ID 912-70-1234"]);
  assert.deepEqual(find("My SSN is 536-32-3065.", "US"), ["SSN 536-32-3065"]);
});

test("a label is no name", () => {
  assert.deepEqual(find("Personalausweis L01X00T471", "DE"), ["NATIONAL_ID L01X00T471"]);
  assert.deepEqual(find("My CPF is 529.982.247-25", "US"), ["NATIONAL_ID 529.982.247-25"]);
  assert.deepEqual(find("Reisepass: C01X00T47", "DE"), ["PASSPORT C01X00T47"]);
});

test("a name that stands for anybody is somebody's in doubt", () => {
  assert.deepEqual(find("Contact: Jane Doe, jane.doe@acme.org", "US"), [
    "PERSON Jane Doe",
    "EMAIL jane.doe@acme.org",
  ]);
});

test("certainty is told to the hundredth", () => {
  const value = "My name is Katharina Brandl, born on 12 May 1988.";
  const half = { value, format: "text", country: "DE" } as const;
  const found = detectPersonalData(
    { use_case: "", company_name: "", input: half, output: { ...half, value: "" } },
    { detectors, countries: ["DE"] },
  );
  assert.ok(found.length > 1);
  for (const { confidence } of found) assert.match(String(confidence), /^(?:0\.\d{1,2}|1)$/);
});

test("a month that begins a full name is a part of it", () => {
  assert.deepEqual(find("The lease was signed by April Jones today.", "US"), [
    "PERSON April Jones",
  ]);
  assert.deepEqual(find("I have been a customer since April.", "US"), ["DATE_TIME April"]);
});
