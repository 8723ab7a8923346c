import assert from "node:assert/strict";
import { test } from "node:test";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();
const LENGTH = 100_000;

/** What makes careless expressions slow: long runs, and beginnings that never come to an end. */
const BAITS = [
  ...'aA0 \n.-_@/:=%&\\(["é漢\u200b',
  "a@b ",
  "foo.bar@baz.",
  "a.",
  "1 ",
  "1-",
  "4111 1111 1111 1112 ",
  "0a1b2c ",
  "%41",
  "&#65;",
  "=40",
  "http://a.b/",
  "www.",
  "+1 ",
  "DE89 ",
  "password: ",
  "api_key=",
  "-----BEGIN PRIVATE KEY-----",
  "eyJaaaaaaaaa.",
  "xn--",
  "1:",
  "(1)",
];

/** Processor time is measured, which other programs on the machine do not lengthen. */
function milliseconds(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function run(value: string): void {
  const half = { format: "text", country: "US" } as const;
  detectPersonalData(
    { use_case: "", company_name: "", input: { ...half, value }, output: { ...half, value: "" } },
    { detectors, countries: ["US"] },
  );
}

/** Room for a slow machine; one quadratic expression takes many seconds. */
const LIMIT = 1500;

test("100 KB of any bait take time in proportion to their length", () => {
  run("warm up");
  for (const bait of BAITS) {
    const value = bait.repeat(Math.ceil(LENGTH / bait.length)).slice(0, LENGTH);
    const spent = milliseconds(() => run(value));
    assert.ok(spent < LIMIT, `${JSON.stringify(bait)}: ${Math.round(spent)} ms`);
  }
});
