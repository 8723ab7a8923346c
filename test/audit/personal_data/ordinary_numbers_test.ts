import assert from "node:assert/strict";
import { test } from "node:test";
import { ORDINARY_TEXTS } from "./data/ordinary_texts.ts";
import { findIn, nationalDetectors } from "./national_detectors.ts";

const detectors = await nationalDetectors();

for (const { text, countries } of ORDINARY_TEXTS) {
  test(`no identifier in: ${text}`, () => {
    const everywhere = findIn(text, { detectors });
    const atHome = findIn(text, { detectors, countries });
    const shown = [...everywhere, ...atHome].map(({ detector, value }) => `${detector} ${value}`);
    assert.deepEqual(shown, []);
  });
}
