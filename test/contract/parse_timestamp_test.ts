import assert from "node:assert/strict";
import { test } from "node:test";
import fastCheck from "fast-check";
import { parseTimestamp } from "../../src/contract/parse_timestamp.ts";

const GOOD: readonly (readonly [string, string])[] = [
  ["2026-03-04T09:30:00Z", "2026-03-04T09:30:00.000Z"],
  ["2026-03-04T09:30:00", "2026-03-04T09:30:00.000Z"],
  ["2026-03-04T09:30", "2026-03-04T09:30:00.000Z"],
  ["2026-03-04t09:30:00z", "2026-03-04T09:30:00.000Z"],
  ["2026-03-04T09:30:00.1+01:00", "2026-03-04T08:30:00.100Z"],
  ["2026-03-04T09:30:00,123456789-0530", "2026-03-04T15:00:00.123Z"],
  ["2026-03-04T00:30:00+02", "2026-03-03T22:30:00.000Z"],
  ["2024-02-29T23:59:59.999Z", "2024-02-29T23:59:59.999Z"],
  ["0099-12-31T00:00:00Z", "0099-12-31T00:00:00.000Z"],
  ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z"],
  ["2017-01-01T05:29:60+05:30", "2017-01-01T00:00:00.000Z"],
];

const BAD: readonly string[] = [
  "",
  "now",
  "1772616600",
  "2026-03-04",
  "09:30:00",
  "2026-03-04 09:30:00",
  "20260304T093000Z",
  "2026-W10-3T09:30:00Z",
  "2026-02-29T00:00:00Z",
  "2026-02-30T00:00:00Z",
  "2026-04-31T00:00:00Z",
  "2026-13-01T00:00:00Z",
  "2026-00-01T00:00:00Z",
  "2026-01-00T00:00:00Z",
  "0000-01-01T00:00:00Z",
  "2026-03-04T24:00:00Z",
  "2026-03-04T09:60:00Z",
  "2026-03-04T09:30:61Z",
  "2026-03-04T09:30:60Z",
  "2026-03-30T23:59:60Z",
  "2016-12-31T23:59:60+01:00",
  "2026-03-04T09:30:00.Z",
  "2026-03-04T09:30:00+24:00",
  "2026-03-04T09:30:00+01:60",
  "2026-03-04T09:30:00+1",
  "2026-03-04T09:30:00 Z",
  " 2026-03-04T09:30:00Z",
  "2026-03-04T09:30:00Z\n",
  "٢٠٢٦-03-04T09:30:00Z",
];

for (const [text, expected] of GOOD) {
  test(`${text} is ${expected}`, () => {
    assert.equal(parseTimestamp(text), Date.parse(expected));
  });
}

for (const text of BAD) {
  test(`${JSON.stringify(text)} is no date-time`, () => {
    assert.equal(parseTimestamp(text), undefined);
  });
}

test("every time that JavaScript writes is read back, in any offset", () => {
  const dates = fastCheck.date({
    min: new Date("0001-01-02T00:00:00Z"),
    max: new Date("9999-12-30T00:00:00Z"),
    noInvalidDate: true,
  });
  const offsets = fastCheck.integer({ min: -1439, max: 1439 });
  fastCheck.assert(
    fastCheck.property(dates, offsets, (date, offset) => {
      const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1);
      const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, "0");
      const minutes = String(Math.abs(offset) % 60).padStart(2, "0");
      const text = `${local}${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
      assert.equal(parseTimestamp(text), date.getTime());
    }),
  );
});
