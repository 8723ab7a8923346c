import assert from "node:assert/strict";
import { test } from "node:test";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();

/** What is personal in a text: kind and the stretch of the text as it was submitted. */
function find(value: string, format: "text" | "json" = "text"): [string, string][] {
  const interaction = {
    use_case: "",
    company_name: "",
    input: { value, format, country: "global" },
    output: { value: "", format, country: "global" },
  };
  return detectPersonalData(interaction, { detectors, countries: [] })
    .filter((finding) => finding.personal)
    .map(({ kind, start, end }) => [kind, value.slice(start, end)]);
}

const BASE64 = btoa("my email is jane.doe@gmail.com ok");
const HEXADECIMAL = "6a616e652e646f6540676d61696c2e636f6d20726f636b73";

const CASES: readonly (readonly [string, string, string, string])[] = [
  [
    "zero-width characters",
    "at jane.d\u200boe@gm\u00adail.com",
    "EMAIL",
    "jane.d\u200boe@gm\u00adail.com",
  ],
  ["full-width letters", "ｊａｎｅ＠ｇｍａｉｌ．ｃｏｍ", "EMAIL", "ｊａｎｅ＠ｇｍａｉｌ．ｃｏｍ"],
  ["mathematical letters", "𝐣𝐚𝐧𝐞@𝐠𝐦𝐚𝐢𝐥.𝐜𝐨𝐦", "EMAIL", "𝐣𝐚𝐧𝐞@𝐠𝐦𝐚𝐢𝐥.𝐜𝐨𝐦"],
  ["digits of other scripts", "फोन ९९२५७४३५०८ है", "PHONE", "९९२५७४३५०८"],
  [
    "Cyrillic letters among Latin ones",
    "dоrothy@protоnmаil.com",
    "EMAIL",
    "dоrothy@protоnmаil.com",
  ],
  ["letters among digits", "card 4539-89O4-7888-5l36", "CREDIT_CARD", "4539-89O4-7888-5l36"],
  ["percent codes", "q=jane%2Edoe%40gmail.com", "EMAIL", "jane%2Edoe%40gmail.com"],
  ["entities", "j&#97;ne&#x40;gmail&period;com", "EMAIL", "j&#97;ne&#x40;gmail&period;com"],
  ["quoted-printable", "jane=40gmail.com", "EMAIL", "jane=40gmail.com"],
  ["a soft line break", "jane.d=\r\noe@gmail.com", "EMAIL", "jane.d=\r\noe@gmail.com"],
  ["base64", `blob ${BASE64}`, "EMAIL", BASE64],
  ["hexadecimal", `hex ${HEXADECIMAL}`, "EMAIL", HEXADECIMAL],
  [
    "backslash codes",
    String.raw`jane\u0040gmail\x2ecom`,
    "EMAIL",
    String.raw`jane\u0040gmail\x2ecom`,
  ],
  ["single digits", "My SSN is 5 3 6 3 2 3 0 6 5.", "SSN", "5 3 6 3 2 3 0 6 5"],
  ["line breaks", "4539\n8904\n7888\n5136", "CREDIT_CARD", "4539\n8904\n7888\n5136"],
  ["wide gaps", "4539  8904  7888  5136", "CREDIT_CARD", "4539  8904  7888  5136"],
];

for (const [disguise, text, kind, value] of CASES) {
  test(`personal data is seen through ${disguise}`, () => {
    assert.deepEqual(find(text), [[kind, value]]);
  });
}

test("disguises within JSON strings are seen through as well", () => {
  const value = String.raw`{"a":"jane%40gma\u200bil.com","b":"\uff11"}`;
  assert.deepEqual(find(value, "json"), [["EMAIL", String.raw`jane%40gma\u200bil.com`]]);
});

test("ordinary text of other scripts is left as it is", () => {
  for (const text of [
    "Это обычный текст про Wi-Fi и USB.",
    "é è ü ñ ß 漢字 ١٢٣",
    "H₂O and x² + y²",
  ]) {
    assert.deepEqual(find(text), []);
  }
});
