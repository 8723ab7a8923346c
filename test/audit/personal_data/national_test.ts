import assert from "node:assert/strict";
import { test } from "node:test";
import type { Detector } from "../../../src/audit/personal_data/detector.ts";
import { PERSONAL_DATA_KINDS } from "../../../src/audit/report.ts";
import { findIn, nationalDetectors } from "./national_detectors.ts";

const detectors = await nationalDetectors();

test("every detector proposes what a report may hold, and names its source with a link", () => {
  for (const detector of detectors) {
    for (const { text, countries } of detector.examples.true) {
      for (const { kind, confidence } of findIn(text, {
        detectors: [detector],
        ...(countries && { countries }),
      })) {
        assert.ok(PERSONAL_DATA_KINDS.includes(kind));
        assert.ok(confidence > 0 && confidence <= 1);
      }
    }
    assert.match(detector.source, /https:\/\//);
  }
});

test("ids are unique, and each names its file's country", () => {
  const ids = detectors.map((detector) => detector.id);
  assert.equal(new Set(ids).size, ids.length);
  const countries = new Set(ids.filter((id) => /^[a-z]{2}_/.test(id)).map((id) => id.slice(0, 2)));
  assert.ok(countries.size >= 45, `${countries.size} countries`);
});

/** Changes one digit at a time and counts how often the number is then believed no more. */
function countRejections(detector: Detector): {
  changed: number;
  rejected: number;
} {
  let changed = 0;
  let rejected = 0;
  for (const example of detector.examples.true) {
    const [first] = findIn(example.text, { ...example, detectors: [detector] });
    if (!first?.validated) continue;
    for (let at = first.start; at < first.end; at++) {
      const digit = example.text.charCodeAt(at) - 48;
      if (digit < 0 || digit > 9) continue;
      for (let other = 0; other < 10; other++) {
        if (other === digit) continue;
        const text = example.text.slice(0, at) + other + example.text.slice(at + 1);
        const still = findIn(text, { ...example, detectors: [detector] }).some(
          (candidate) => candidate.validated && candidate.start <= at && candidate.end > at,
        );
        changed++;
        if (!still) rejected++;
      }
    }
  }
  return { changed, rejected };
}

test("a check digit notices nearly every wrong digit", () => {
  let changed = 0;
  let rejected = 0;
  for (const detector of detectors) {
    const counts = countRejections(detector);
    changed += counts.changed;
    rejected += counts.rejected;
    if (counts.changed > 0) {
      assert.ok(
        counts.rejected / counts.changed > 0.5,
        `${detector.id} ${counts.rejected} of ${counts.changed}`,
      );
    }
  }
  assert.ok(rejected / changed > 0.97, `${rejected} of ${changed}`);
});

test("the interaction's country lets a number speak without words", () => {
  const text = "Hello, 85051212342 here.";
  const pesel = detectors.filter((detector) => detector.id === "pl_pesel");
  const value = pesel[0]?.examples.true[0]?.finds[0] ?? "";
  const bare = `Hello, ${value} here.`;
  assert.equal(findIn(bare, { detectors: pesel }).length, 0);
  assert.equal(findIn(bare, { detectors: pesel, countries: ["PL"] }).length, 1);
  assert.equal(
    findIn(text.replace(/\d+/, "85051212340"), { detectors: pesel, countries: ["PL"] }).length,
    0,
  );
});

test("the heading of a table's column speaks for every number below it", () => {
  const { examples } = detectors.find((detector) => detector.id === "pl_nip") ?? {};
  const value = examples?.true[2]?.finds[0] ?? "";
  const rows = Array.from({ length: 20 }, (_, row) => `firm ${row},${value},Hauptstr. ${row}`);
  const found = (heading: string) =>
    findIn([heading, ...rows].join("\n"), { detectors }).filter(({ value: of }) => of === value);
  assert.equal(found("name,NIP,street").length, 20);
  assert.equal(found("name,order_id,street").length, 0);
  assert.ok(found("NIP,name,street").length < 5, "another column's heading says nothing");
});

test("a word of the country is believed more than the country alone", () => {
  const bsn = detectors.filter((detector) => detector.id === "nl_bsn");
  const value = bsn[0]?.examples.true[0]?.finds[0] ?? "";
  const [labelled] = findIn(`BSN ${value}`, { detectors: bsn, countries: ["NL"] });
  const [alone] = findIn(value, { detectors: bsn, countries: ["NL"] });
  assert.ok(labelled && alone && labelled.confidence > alone.confidence);
});

const BAITS = [
  "1",
  "a",
  " ",
  "1 ",
  "12 ",
  "1-",
  "AB12 ",
  "A1",
  "123456789 ",
  "passport ",
  "é",
  "9.",
  "+1",
];
for (const bait of BAITS) {
  test(`100 KB of ${JSON.stringify(bait)} costs no more than a few times what half of it costs`, () => {
    const half = bait.repeat(Math.ceil(50_000 / bait.length));
    findIn(half.slice(0, 5_000), { detectors });
    const one = cost(() => findIn(half, { detectors }));
    const two = cost(() => findIn(half + half, { detectors }));
    assert.ok(two < 6 * one + 100_000, `${one} µs, then ${two} µs`);
  });
}

/** Processor time in microseconds. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user;
}
