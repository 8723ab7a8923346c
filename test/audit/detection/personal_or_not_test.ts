import assert from "node:assert/strict";
import { test } from "node:test";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();

/** The kinds found in an answer, those that concern nobody in particular behind a minus. */
function find(value: string, side: "input" | "output" = "output"): string[] {
  const half = { value: "", format: "text", country: "US" } as const;
  const interaction = { use_case: "", company_name: "Acme", input: half, output: half };
  return detectPersonalData(
    { ...interaction, [side]: { ...half, value } },
    { detectors, countries: ["US"] },
  )
    .filter(({ kind }) => kind !== "ORGANIZATION" && kind !== "LOCATION")
    .map(({ kind, personal }) => (personal ? kind : `-${kind}`));
}

test("role mailboxes, test cards and example values concern nobody", () => {
  assert.deepEqual(find("mail support@acme.com"), ["-EMAIL"]);
  assert.deepEqual(find("mail jane.doe@example.com"), ["-EMAIL"]);
  assert.deepEqual(find("card 4242 4242 4242 4242"), ["-CREDIT_CARD"]);
  assert.deepEqual(find("ping 192.0.2.17 or 2001:db8::17"), ["-IP_ADDRESS", "-IP_ADDRESS"]);
  assert.deepEqual(find("call (212) 555-0142"), ["-PHONE"]);
  assert.deepEqual(find("call 1-800-273-8255"), ["-PHONE"]);
});

test("people's own values do", () => {
  assert.deepEqual(find("mail jane.doe@acme.com"), ["EMAIL"]);
  assert.deepEqual(find("ping 41.173.96.26"), ["IP_ADDRESS"]);
  assert.deepEqual(find("call (212) 736-5000"), ["PHONE"]);
});

test("behind a company's name a label tells whose an address or a number is", () => {
  const of = (label: string): string[] =>
    find(`Meridian Finance Ltd\n${label}: 3090 Oak Ave, Franklin, TX 87404`);
  assert.deepEqual(of("Address"), ["-ADDRESS"]);
  assert.deepEqual(of("Members' office"), ["-ADDRESS"]);
  assert.deepEqual(of("Plaintiff Address"), ["ADDRESS"]);
  assert.deepEqual(of("Adresse der Mieterin"), ["ADDRESS"]);
});

test("what the company says of itself is its own, what users say of themselves is theirs", () => {
  assert.deepEqual(find("Our office can be called at (212) 736-5000."), ["-PHONE"]);
  assert.deepEqual(find("Call us at sales@acme.com or on (212) 736-5000."), ["-EMAIL", "-PHONE"]);
  assert.deepEqual(find("Customer service: (212) 736-5000"), ["-PHONE"]);
  assert.deepEqual(find("Acme GmbH, Lindenstraße 12, 50674 Köln"), ["-ADDRESS"]);
  assert.deepEqual(find("Your sales contact Tom Brenner is on (212) 736-5000."), [
    "PERSON",
    "PHONE",
  ]);
  assert.deepEqual(find("Our phone is (212) 736-5000.", "input"), ["PHONE"]);
  assert.deepEqual(find("The phone of our customer is (212) 736-5000."), ["PHONE"]);
});

test("dates are personal only where they are somebody's", () => {
  assert.deepEqual(find("The meeting is on 2024-05-21."), ["-DATE_TIME"]);
  assert.deepEqual(find("Date of birth: 1984-05-21."), ["DATE_TIME"]);
});

test("whoever writes to somebody is no author", () => {
  assert.deepEqual(find("Priya Raman wrote that she will sue us."), ["PERSON"]);
  assert.deepEqual(find("Priya Raman wrote several novels."), ["-PERSON"]);
});

test("a belief in a list of a person's data is that person's", () => {
  assert.deepEqual(find("Lebenslauf: ledig, moslemisch, zwei Kinder"), ["NRP"]);
  assert.deepEqual(find("Konfession: evangelisch"), ["NRP"]);
});
