import assert from "node:assert/strict";
import { test } from "node:test";
import { shortenRuns } from "../../../src/audit/view/shorten_runs.ts";
import { locateInValue } from "../../../src/audit/view/view.ts";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

test("a text without an overlong run is read as it is", () => {
  for (const text of ["", "a", "ab".repeat(5_000), "-".repeat(480), "😀".repeat(480)]) {
    assert.equal(shortenRuns(text).text, text);
    assert.equal(shortenRuns(text).map, null);
  }
});

test("the last character of a shortened run stands for the rest, and offsets stay true", () => {
  for (const character of ["a", " ", "\n", "漢", "😀"]) {
    for (const length of [493, 720, 5_001]) {
      const run = character.repeat(length);
      const value = `before ${run}x behind`;
      const view = shortenRuns(value);
      assert.ok(view.text.length < 600 * character.length, `${character} ${view.text.length}`);
      const behind = view.text.indexOf("x behind");
      const place = locateInValue(view, { start: behind, end: behind + 8 });
      assert.equal(value.slice(place.start, place.end), "x behind");
      const whole = locateInValue(view, { start: 0, end: view.text.length });
      assert.deepEqual(whole, { start: 0, end: value.length });
    }
  }
});

const { detectors } = await loadCatalogue();

/** The stretches of a text that are found to be mail addresses. */
function mailsIn(value: string): string[] {
  const half = { format: "text" as const, country: "France" };
  const output = { ...half, value: "" };
  return detectPersonalData(
    { use_case: "", company_name: "", input: { ...half, value }, output },
    { detectors, countries: ["FR"] },
  )
    .filter(({ kind }) => kind === "EMAIL")
    .map(({ start, end }) => value.slice(start, end));
}

test("personal data are found around a long run", () => {
  const mail = "ada.moreau@posteo.fr";
  const value = `${"=".repeat(3_000)}\n${mail} ${"!".repeat(2_000)} ${mail}`;
  assert.deepEqual(mailsIn(value), [mail, mail]);
});

test("personal data are found in what is encoded around a long run", () => {
  // In base64, a run of "U" is a run of "V".
  const run = "U".repeat(1_501);
  for (const text of [`Write to ada.moreau@posteo.fr ${run}`, `${run} to ada.moreau@posteo.fr`]) {
    const encoded = Buffer.from(text).toString("base64");
    assert.deepEqual(mailsIn(encoded), [encoded]);
  }
});
