import assert from "node:assert/strict";
import { test } from "node:test";
import { packLexicon } from "../../../../src/training/names/lexicon/pack_lexicon.ts";

const word = {
  given: 3,
  surname: 0,
  place: 0,
  spread: 4,
  commonness: 2,
  personShare: 1,
  placeShare: 0,
  capitals: [6, 7, 0],
  capitalCluster: 502,
  lowerCluster: 0,
  chance: -11,
} as const;

test("words of which the same is known share a profile, and only those with a cluster have one", () => {
  const packed = packLexicon(
    new Map([
      ["anna", word],
      ["berta", word],
      ["haus", { ...word, given: 0, capitalCluster: 0 }],
    ]),
  );
  assert.equal(packed.words, 3);
  assert.equal(Buffer.from(packed.profiles, "base64").length, 2 * 4);
  assert.equal(packed.clustered, 2);
  assert.deepEqual(packed.paths, [0, 502]);
});
